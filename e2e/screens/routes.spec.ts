import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';

/** These only send people on; where to is told by the journeys. */
const withoutScreen = ['/auth', '/$'];

/** The room of a class is looked at from both sides in one table: its host's, and a student's. */
const isTable = (name: string) => name.startsWith('web-') || name === 'console-room.spec.ts';

test('every route of the web is in a table of screens', () => {
  const routes = readFileSync(resolve(import.meta.dirname, '../../apps/web/src/app/routes.txt'), 'utf8');
  const tables = readdirSync(import.meta.dirname)
    .filter(isTable)
    .map((name) => readFileSync(resolve(import.meta.dirname, name), 'utf8'))
    .join('\n');
  const named = new Set([...tables.matchAll(/route: '([^']+)'/g)].map(([, route]) => route));
  const missing = routes
    .trim()
    .split('\n')
    .filter((route) => !named.has(route) && !withoutScreen.includes(route));
  expect(missing).toEqual([]);
});
