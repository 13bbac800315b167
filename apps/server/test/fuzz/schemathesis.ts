import { execFileSync, spawn } from 'node:child_process';
import { createWriteStream, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shala } from '../people.ts';
import type { Setup } from './roles.ts';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const python = here('../../../../.data/fuzz');
const wanted = here('requirements.txt');
const installed = join(python, 'requirements.txt');

/** Its own Python environment, made when it is missing or other versions are wanted. */
export function ensureSchemathesis(): void {
  if (existsSync(installed) && readFileSync(installed, 'utf8') === readFileSync(wanted, 'utf8')) return;
  execFileSync('python3', ['-m', 'venv', '--clear', python], { stdio: 'inherit' });
  const options = ['--quiet', '--disable-pip-version-check', '--requirement', wanted];
  execFileSync(join(python, 'bin/pip'), ['install', ...options], { stdio: 'inherit' });
  writeFileSync(installed, readFileSync(wanted));
}

export interface Counts {
  statuses: Record<string, number>;
  /** Calls with an answer of 5xx, or none. */
  faults: string[];
}

interface Run {
  /** Where its report and all it was given are kept. */
  folder: string;
  name: string;
  port: number;
  setup: Setup;
  document: object;
  seed: number;
  checks: string;
  /** coverage: the boundaries of every schema. fuzzing: so many examples that fit it, which the hooks then spoil. */
  phase: { name: 'coverage' } | { name: 'fuzzing'; examples: number };
}

const optionsOf = (phase: Run['phase']) =>
  phase.name === 'coverage'
    ? ['--phases', 'coverage']
    : ['--phases', 'fuzzing', '--mode', 'positive', '--max-examples', String(phase.examples)];

export async function runSchemathesis({ phase, ...run }: Run): Promise<Counts> {
  const file = (kind: string) => join(run.folder, `${run.name}-${phase.name}-${kind}`);
  writeFileSync(file('setup.json'), JSON.stringify({ ...run.setup, host: shala }));
  writeFileSync(file('document.json'), JSON.stringify(run.document));
  const address = `http://127.0.0.1:${run.port}`;
  const which = [...optionsOf(phase), '--checks', run.checks, '--seed', String(run.seed)];
  const all = [
    '--config-file',
    here('schemathesis.toml'),
    'run',
    file('document.json'),
    '--url',
    address,
    ...which,
  ];
  const child = spawn(join(python, 'bin/schemathesis'), all, {
    cwd: run.folder,
    env: {
      PATH: process.env.PATH,
      PYTHONPATH: here('.'),
      PYTHONDONTWRITEBYTECODE: '1',
      SCHEMATHESIS_HOOKS: 'hooks',
      NO_COLOR: '1',
      FUZZ_SETUP: file('setup.json'),
      FUZZ_COUNTS: file('counts.json'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = createWriteStream(file('report.txt'));
  child.stdout.pipe(log);
  child.stderr.pipe(log);
  process.once('exit', () => child.kill('SIGKILL'));
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  // 1: it has found something, which we count ourselves. Anything else: it did not run.
  if (code !== 0 && code !== 1) throw new Error(`schemathesis ended with ${code}: see ${file('report.txt')}`);
  return JSON.parse(readFileSync(file('counts.json'), 'utf8')) as Counts;
}
