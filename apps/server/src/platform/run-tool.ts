import { spawn } from 'node:child_process';

export interface RunTool {
  command: string;
  args: readonly string[];
  timeoutMs: number;
  /** Less than usual, for tools that need little. */
  memoryBytes?: number;
  /** A tool that writes more than this into one file has been given a bomb. */
  fileBytes?: number;
  /** Ends the tool when the work is called off. */
  signal?: AbortSignal | undefined;
}

/** What became of a tool that read a file: done, or the file was too much for it. */
export type ToolResult =
  | { outcome: 'done'; output: string }
  | { outcome: 'refused'; errors: string }
  | { outcome: 'timeout' };

const mostOutput = 1_000_000;
const mostMemory = 4 * 1024 ** 3;
/** Not to be run, not to be found, and 255: how ffmpeg ends when somebody else asked it to stop. */
const notTheFile = new Set([126, 127, 255]);
/** These say something about the machine and nothing about the file. */
const machineTrouble = /No space left|Cannot allocate memory|Read-only file system|Input\/output error/;

/**
 * Runs a program of the system on a file that nobody has checked: behind everything else, with a bound on its
 * memory and time, and never longer than we live ourselves, even if we are killed. Trouble of the machine throws.
 */
export function runTool({ command, args, timeoutMs, signal, ...limits }: RunTool): Promise<ToolResult> {
  signal?.throwIfAborted();
  const fileSize = limits.fileBytes === undefined ? [] : [`--fsize=${limits.fileBytes}`];
  const memory = `--as=${limits.memoryBytes ?? mostMemory}`;
  const guards = [memory, ...fileSize, 'setpriv', '--pdeathsig', 'KILL', 'nice', '-n', '5'];
  const child = spawn('prlimit', [...guards, command, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let errors = '';
  let isLate = false;
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    if (output.length < mostOutput) output += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    errors = (errors + chunk.toString()).slice(-4_000);
  });
  const kill = () => child.kill('SIGKILL');
  const timer = setTimeout(() => {
    isLate = true;
    kill();
  }, timeoutMs);
  signal?.addEventListener('abort', kill);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, endedBy) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', kill);
      if (isLate) resolve({ outcome: 'timeout' });
      else if (signal?.aborted) reject(signal.reason);
      else if (code === 0) resolve({ outcome: 'done', output });
      else if (endedBy === 'SIGXFSZ')
        resolve({ outcome: 'refused', errors: 'the file it wrote grew too large' });
      else if (endedBy !== null || notTheFile.has(code ?? 0) || machineTrouble.test(errors)) {
        reject(new Error(`${command} did not run to its end (${endedBy ?? code}): ${errors}`));
      } else resolve({ outcome: 'refused', errors });
    });
  });
}
