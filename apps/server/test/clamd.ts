import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The test file of the makers of virus scanners, written so that no scanner stumbles over this source. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

const program = '/usr/sbin/clamd';
/** Debian's clamav-daemon is optional, here as in production. */
export const hasClamd = existsSync(program);

export interface Clamd {
  url: string;
  start(): void;
  stop(): Promise<void>;
  remove(): Promise<void>;
}

/** A real ClamAV with signatures of ours: these contents, by their hashes. It is not started yet. */
export function prepareClamd(infected: readonly Buffer[]): Clamd {
  const folder = mkdtempSync(join(tmpdir(), 'shala-clamd-'));
  // No port that another could take before the scanner does.
  const socket = join(folder, 'clamd.sock');
  const lines = infected.map(
    (content) => `${createHash('md5').update(content).digest('hex')}:${content.length}:Shala.Test`,
  );
  writeFileSync(join(folder, 'ours.hdb'), `${lines.join('\n')}\n`);
  const settings = {
    DatabaseDirectory: folder,
    LocalSocket: socket,
    Foreground: 'true',
    LogFile: join(folder, 'clamd.log'),
    PidFile: join(folder, 'clamd.pid'),
    TemporaryDirectory: folder,
  };
  const config = join(folder, 'clamd.conf');
  writeFileSync(
    config,
    Object.entries(settings)
      .map((pair) => pair.join(' '))
      .join('\n'),
  );
  let child: ChildProcess | null = null;
  const stop = async () => {
    const running = child;
    child = null;
    if (!running || running.exitCode !== null) return;
    const gone = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGKILL');
    await gone;
  };
  return {
    url: `unix:${socket}`,
    start: () => {
      child = spawn(program, [`--config-file=${config}`], { stdio: 'ignore' });
    },
    stop,
    async remove() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
