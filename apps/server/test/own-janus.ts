import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../../scripts/lib/run-janus.sh', import.meta.url));

export interface OwnJanus {
  /** For the environment of a server, in place of the common one. */
  environment: { MEDIA_NODES: string; MEDIA_RECORDINGS: string };
  start(): Promise<void>;
  /** Of the one that runs. */
  pid(): number;
  /** As a power cut would. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** A media server that a test may kill: the one of the services belongs to everybody. */
export async function openOwnJanus(): Promise<OwnJanus> {
  const folder = await mkdtemp(join(tmpdir(), 'own-janus-'));
  const socket = join(folder, 'janus.sock');
  let child: ChildProcess | null = null;

  async function kill() {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child?.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  return {
    environment: { MEDIA_NODES: `own=ws+unix://${socket}`, MEDIA_RECORDINGS: join(folder, 'recordings') },
    async start() {
      child = spawn(script, [folder], { stdio: 'ignore' });
      while (!(await listens(socket))) {
        if (child.exitCode !== null) throw new Error('Janus did not start');
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
    },
    pid: () => child?.pid ?? 0,
    kill,
    async stop() {
      await kill();
      await rm(folder, { recursive: true });
    },
  };
}

function listens(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const trial = connect(socket);
    trial.once('connect', () => {
      trial.destroy();
      resolve(true);
    });
    trial.once('error', () => resolve(false));
  });
}
