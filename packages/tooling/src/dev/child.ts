import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

interface ChildOptions {
  name: string;
  command: string;
  args: string[];
  cwd: string;
  /** Ends by itself when its work is done. */
  isTask?: boolean;
}

const PATIENCE_MS = 8000;

/** A process that can be started again. It lives in a group of its own, so that only we decide when it stops. */
export function createChild({ name, command, args, cwd, isTask = false }: ChildOptions) {
  let running: ChildProcess | undefined;

  function start(): void {
    const child = spawn(command, args, { cwd, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    running = child;
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => console.log(`${name.padEnd(6)} | ${line}`));
    }
    child.once('error', (error) => console.log(`${name} could not be started: ${error.message}`));
    child.once('exit', (code, signal) => {
      if (running !== child) return;
      running = undefined;
      if (isTask && code === 0) return;
      const later = isTask ? '' : '; it starts again with the next change';
      console.log(`${name} ended (${signal ?? code})${later}`);
    });
  }

  async function stop(): Promise<void> {
    const child = running;
    running = undefined;
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    signalGroup(child.pid, 'SIGTERM');
    const lost = setTimeout(signalGroup, PATIENCE_MS, child.pid, 'SIGKILL');
    await ended;
    clearTimeout(lost);
  }

  async function restart(): Promise<void> {
    await stop();
    start();
  }

  return { start, stop, restart };
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    // It ended by itself a moment ago.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
