import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const entry = (name: string) => fileURLToPath(new URL(`../src/entry/${name}.ts`, import.meta.url));

export interface ServerProcess {
  child: ChildProcess;
  port: number;
  lines: Record<string, unknown>[];
  exited: Promise<number | null>;
}

const started = new Set<ChildProcess>();

/** Whatever a failed test has left running. */
export function killProcesses(): void {
  for (const child of started) child.kill('SIGKILL');
  started.clear();
}

/** A process of its own, as in production; ready when it says so in its log. */
export async function startProcess(
  name: 'api' | 'worker',
  environment: Record<string, string>,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--conditions=source', entry(name)], {
    env: { PATH: process.env.PATH, ...environment, LOG_LEVEL: 'debug' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.add(child);
  const lines: Record<string, unknown>[] = [];
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`${name} ended before it was ready`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const entry = JSON.parse(line) as Record<string, unknown>;
      lines.push(entry);
      if (entry.msg === 'the API listens') resolve(Number(new URL(String(entry.address)).port));
      if (entry.msg === 'the worker runs') resolve(0);
    });
  });
  return { child, port, lines, exited };
}
