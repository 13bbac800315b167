import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plantTree, repoRoot } from './planted-tree.ts';

interface Row {
  file: string;
  files?: { name: string }[];
  exports?: { name: string }[];
  dependencies?: { name: string }[];
}

let tree: { root: string; remove: () => void };
let issues: Row[];

const fromCheckout = (file: string) => [file, readFileSync(join(repoRoot, file), 'utf8')];
const manifest = (name: string, more: object = {}) => JSON.stringify({ name, type: 'module', ...more });

/** The checkout's knip.json on a small tree with the same package.json imports and exports. */
beforeAll(() => {
  const server = JSON.parse(readFileSync(join(repoRoot, 'apps/server/package.json'), 'utf8')) as {
    imports: object;
  };
  const brand = JSON.parse(readFileSync(join(repoRoot, 'packages/brand/package.json'), 'utf8')) as {
    exports: object;
  };
  tree = plantTree({
    ...Object.fromEntries([fromCheckout('knip.json'), fromCheckout('tsconfig.base.json')]),
    'package.json': manifest('planted'),
    'pnpm-workspace.yaml': 'packages:\n  - apps/*\n  - packages/*\n',
    'apps/server/package.json': manifest('@shala/server', {
      imports: server.imports,
      dependencies: { '@shala/brand': 'workspace:*', 'never-imported': '1.0.0' },
    }),
    'apps/server/tsconfig.json': '{ "extends": "../../tsconfig.base.json", "include": ["src"] }',
    'apps/server/src/entry/api.ts': "import { start } from '#app/start.ts';\nstart();\n",
    'apps/server/src/app/start.ts':
      "import { brand } from '@shala/brand/brand.ts';\nexport const start = () => brand;\nexport const forgotten = 1;\n",
    'apps/server/src/app/alone.ts': 'export const alone = 1;\n',
    'packages/brand/package.json': manifest('@shala/brand', { exports: brand.exports }),
    'packages/brand/tsconfig.json': '{ "extends": "../../tsconfig.base.json", "include": ["src"] }',
    'packages/brand/src/brand.ts': 'export const brand = 1;\nexport const unread = 2;\n',
  });
  mkdirSync(join(tree.root, 'apps/server/node_modules/@shala'), { recursive: true });
  symlinkSync(join(tree.root, 'packages/brand'), join(tree.root, 'apps/server/node_modules/@shala/brand'));
  const knip = join(repoRoot, 'node_modules/.bin/knip');
  const { stdout } = spawnSync(knip, ['--reporter', 'json', '--no-config-hints'], {
    cwd: tree.root,
    encoding: 'utf8',
  });
  issues = (JSON.parse(stdout) as { issues: Row[] }).issues;
});

afterAll(() => tree.remove());

const names = (kind: 'files' | 'exports' | 'dependencies') =>
  issues.flatMap((row) => (row[kind] ?? []).map(({ name }) => `${row.file} ${name}`));

test('an export nobody imports is reported, in an app and in a package that exports all its files', () => {
  expect(names('exports').sort()).toEqual([
    'apps/server/src/app/start.ts forgotten',
    'packages/brand/src/brand.ts unread',
  ]);
});

test('a file nobody imports is reported', () => {
  expect(names('files')).toEqual(['apps/server/src/app/alone.ts apps/server/src/app/alone.ts']);
});

test('a dependency nobody imports is reported', () => {
  expect(names('dependencies')).toEqual(['apps/server/package.json never-imported']);
});
