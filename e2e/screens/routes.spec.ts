import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';

/** These only send people on; where to is told by the journeys. */
const withoutScreen = ['/auth', '/$'];

test('every route of the web is in a table of screens', () => {
  const routes = readFileSync(resolve(import.meta.dirname, '../../apps/web/src/app/routes.txt'), 'utf8');
  const tables = readdirSync(import.meta.dirname)
    .filter((name) => name.startsWith('web-'))
    .map((name) => readFileSync(resolve(import.meta.dirname, name), 'utf8'))
    .join('\n');
  const named = [...tables.matchAll(/route: '([^']+)'/g)].map(([, route]) => route);
  expect([...new Set([...named, ...withoutScreen])].sort()).toEqual(routes.trim().split('\n').sort());
});
