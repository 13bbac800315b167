import type { ChildProcess } from 'node:child_process';
import { pause } from './random.ts';

export interface Supervised {
  readonly name: string;
  /** How often we have killed it; a process that ended by itself is not counted. */
  readonly kills: number;
  readonly restarts: number;
  readonly pid: number;
  ready(): Promise<void>;
  isUp(): Promise<boolean>;
  kill(): Promise<void>;
  stop(): Promise<void>;
}

interface Recipe {
  name: string;
  start(): ChildProcess;
  /** Throws as long as it does not answer. */
  probe(): Promise<unknown>;
  /** What dies together with it: processes it has started. */
  family?: (pid: number) => number[];
}

const longestStartMs = 180_000;

/** Keeps a process running, as a service manager does, and kills it when told. */
export function supervise({ name, start, probe, family = () => [] }: Recipe): Supervised {
  let isStopping = false;
  let kills = 0;
  let restarts = -1;
  let child: ChildProcess;
  let exited: Promise<unknown>;

  const launch = () => {
    restarts += 1;
    child = start();
    exited = new Promise((resolve) => child.once('exit', resolve));
    void exited.then(async () => {
      // Something it needs may be away: do not spin.
      await pause(50);
      if (!isStopping) launch();
    });
  };
  launch();

  const killAll = (signal: NodeJS.Signals) => {
    const { pid } = child;
    if (pid === undefined) return;
    const pids = [pid, ...(signal === 'SIGKILL' ? family(pid) : [])];
    for (const each of pids) {
      try {
        process.kill(each, signal);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      }
    }
  };

  // Nothing outlives us, however we end.
  process.once('exit', () => killAll('SIGKILL'));

  return {
    name,
    get kills() {
      return kills;
    },
    get restarts() {
      return restarts;
    },
    get pid() {
      return child.pid ?? 0;
    },
    async ready() {
      const end = performance.now() + longestStartMs;
      for (;;) {
        try {
          await probe();
          return;
        } catch (error) {
          if (performance.now() > end) throw new Error(`${name} does not come up`, { cause: error });
          await pause(50);
        }
      }
    },
    isUp: () =>
      probe().then(
        () => true,
        () => false,
      ),
    async kill() {
      // It may have ended by itself a moment ago: a kill is counted only when it hits a living process.
      while (child.exitCode !== null || child.signalCode !== null) await pause(20);
      const dead = exited;
      killAll('SIGKILL');
      await dead;
      kills += 1;
    },
    async stop() {
      isStopping = true;
      killAll('SIGINT');
      const isGone = await Promise.race([exited.then(() => true), pause(15_000).then(() => false)]);
      if (isGone) return;
      killAll('SIGKILL');
      await exited;
    },
  };
}
