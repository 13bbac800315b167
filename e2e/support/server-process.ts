import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const root = resolve(import.meta.dirname, '../..');
const entryOf = (name: string) => resolve(root, `apps/server/dist/entry/${name}.js`);

export const webRoot = resolve(root, 'apps/web/dist');
export const consoleRoot = resolve(root, 'apps/console/dist');
export const demoFolder = resolve(root, 'demo');
/** The keys of the payment simulator. */
export const merchantKeys = (gateway: string) => resolve(root, `apps/simulators/accounts/${gateway}.json`);
/** What its students have done; journeys begin without it. */
export const activityFolder = resolve(root, 'demo-activity');

export function requireBuild(): void {
  for (const file of [entryOf('api'), resolve(webRoot, 'index.html'), resolve(consoleRoot, 'index.html')]) {
    if (!existsSync(file)) throw new Error(`${file} is missing: run scripts/build first`);
  }
}

/** Runs a command of the built server to its end. */
export async function runCommand(name: string, args: string[], env: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, [entryOf(name), ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${name} ${args.join(' ')} ended with ${code}`);
}

export interface ServerProcess {
  /** The address it said it listens on; empty for a worker. */
  address: string;
  pid: number;
  stop(): Promise<void>;
  /** As a power cut would. */
  kill(): Promise<void>;
}

const readyWords = { api: 'the API listens', worker: 'the worker runs' };

interface LogLine {
  level?: number | string;
  msg?: string;
  address?: string;
}

/** A process of its own, as in production; ready when its log says so. What goes wrong in it is shown. */
export async function startServer(
  name: 'api' | 'worker',
  env: Record<string, string>,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [entryOf(name)], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const address = await new Promise<string>((ready, fail) => {
    child.once('exit', () => fail(new Error(`${name} ended before it was ready`)));
    createInterface({ input: child.stdout }).on('line', (text) => {
      const line = JSON.parse(text) as LogLine;
      if (line.msg === readyWords[name]) ready(line.address ?? '');
      if (line.level === 'error' || line.level === 'fatal' || Number(line.level) >= 50) console.error(text);
    });
  });
  const end = (signal: 'SIGTERM' | 'SIGKILL') => async () => {
    child.kill(signal);
    await exited;
  };
  return { address, pid: child.pid ?? 0, stop: end('SIGTERM'), kill: end('SIGKILL') };
}
