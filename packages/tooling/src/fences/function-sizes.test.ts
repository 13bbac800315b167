import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plantTree, repoRoot } from './planted-tree.ts';

function functionOf(lines: number): string {
  const body = Array.from({ length: lines - 2 }, (_, index) => `  sum += ${index};\n`).join('');
  return `export function long(start: number) {\n  let sum = start;\n${body}  return sum;\n}\n`;
}

interface Report {
  diagnostics: { category: string; severity: string; location: { path: string } }[];
}

test("functions of 81 lines and components of 121 are errors with the checkout's Biome rules", () => {
  const tree = plantTree({
    'biome.json': readFileSync(join(repoRoot, 'biome.json'), 'utf8'),
    'apps/server/src/fits.ts': functionOf(80),
    'apps/server/src/too-long.ts': functionOf(81),
    'apps/web/src/fits.tsx': functionOf(120),
    'apps/web/src/too-long.tsx': functionOf(121),
    'apps/web/src/long.test.ts': functionOf(200),
  });
  const biome = join(repoRoot, 'node_modules/.bin/biome');
  // Without a repository around, Biome would refuse to look for an ignore file.
  const args = ['lint', '--vcs-enabled=false', '--reporter=json', 'apps'];
  const { stdout, status } = spawnSync(biome, args, { cwd: tree.root, encoding: 'utf8' });
  tree.remove();
  const { diagnostics } = JSON.parse(stdout) as Report;
  expect(diagnostics.map(({ category, severity, location }) => [category, severity, location.path])).toEqual([
    ['lint/complexity/noExcessiveLinesPerFunction', 'error', 'apps/server/src/too-long.ts'],
    ['lint/complexity/noExcessiveLinesPerFunction', 'error', 'apps/web/src/too-long.tsx'],
  ]);
  expect(status).toBe(1);
});
