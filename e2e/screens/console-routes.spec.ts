import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';

/** These only send people on; where to is told by the tests of the console. */
const withoutScreen = ['/brand', '/shop', '/$'];
/** `route: '...'`, or the second argument of a line made by `at` or `tab`. */
const named = /(?:route: |\b(?:at|tab)\(\s*['`][^'`]+['`],\s*)'([^']+)'/g;

test('every route of the console is in a table of screens', () => {
  const routes = readFileSync(resolve(import.meta.dirname, '../../apps/console/src/app/routes.txt'), 'utf8');
  const tables = readdirSync(import.meta.dirname)
    .filter((name) => name.startsWith('console-'))
    .map((name) => readFileSync(resolve(import.meta.dirname, name), 'utf8'))
    .join('\n');
  const found = new Set([...tables.matchAll(named)].map(([, route]) => route ?? ''));
  const missing = routes
    .trim()
    .split('\n')
    .filter((route) => !found.has(route));
  expect(missing.sort()).toEqual([...withoutScreen].sort());
});
