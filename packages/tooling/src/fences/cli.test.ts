import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { plantTree } from './planted-tree.ts';

let remove = () => {};
afterEach(() => remove());

function run(files: Record<string, string>) {
  const tree = plantTree(files);
  remove = tree.remove;
  return spawnSync(process.execPath, [join(import.meta.dirname, 'cli.ts'), tree.root], { encoding: 'utf8' });
}

test('one violation of each fence in a tree: all are printed and the exit code is 1', () => {
  const { stderr, stdout, status } = run({
    'apps/server/src/modules/learning/long.ts': 'x;\n'.repeat(401),
    'apps/server/src/modules/learning/frozen.ts': 'export const chaptor = 1;\n',
    'apps/server/src/modules/learning/clock.ts': 'export const at = Date.now();\n',
    'apps/server/db/migrations/0001_a.sql': 'ALTER TABLE a ALTER b SET DEFAULT now();\n',
    'apps/server/src/app/environment.ts': 'export const port = process.env.PORT;\n',
    'apps/server/src/modules/learning/http/spread.ts': 'export const a = { ...b };\n',
    'apps/web/src/pages/words.tsx': 'export const a = <p>Hello</p>;\n',
    'apps/web/src/pages/unknown.tsx': "t('a.b');\n",
    'apps/web/src/shared/texts/en.json': '{}\n',
    'apps/web/src/features/legal/terms.hi.json': '["यह पेज"]\n',
    'apps/web/node_modules/skipped/index.ts': 'export const chaptor = 1;\n',
    'apps/web/dist/skipped.ts': 'export const chaptor = 1;\n',
  });
  expect(stderr.match(/^\S+:\d+/gm)).toEqual([
    'apps/server/db/migrations/0001_a.sql:1',
    'apps/server/src/app/environment.ts:1',
    'apps/server/src/modules/learning/clock.ts:1',
    'apps/server/src/modules/learning/frozen.ts:1',
    'apps/server/src/modules/learning/http/spread.ts:1',
    'apps/server/src/modules/learning/long.ts:401',
    'apps/web/src/features/legal/terms.hi.json:1',
    'apps/web/src/pages/unknown.tsx:1',
    'apps/web/src/pages/words.tsx:1',
  ]);
  expect(stdout).toContain('9 findings');
  expect(status).toBe(1);
});

test('a tree in order passes', () => {
  const { stdout, status } = run({
    'apps/server/src/entry/api.ts': 'export const port = process.env.PORT;\n',
  });
  expect(stdout).toContain('0 findings in 1 files');
  expect(status).toBe(0);
});
