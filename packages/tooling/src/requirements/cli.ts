import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runRequirements } from './run.ts';

const root = resolve(import.meta.dirname, '../../../..');

if (!existsSync(join(root, '.data/test-results'))) {
  console.error('There are no test results yet: run `pnpm test` first.');
  process.exit(1);
}
try {
  const { output, exitCode } = runRequirements(root, process.argv.slice(2));
  console.log(output);
  process.exitCode = exitCode;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
