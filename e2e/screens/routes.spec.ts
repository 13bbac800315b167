import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';

/** These only send people on; where to is told by the journeys. */
const withoutScreen = ['/auth', '/$'];

/** What takes a film, a class or a payment to get there: axe looks at it in the journeys of these. */
const inJourneys = [
  '/learn/$subjectId/chapter/$chapterId/content/$contentId',
  '/live-class/$liveClassId/meeting',
  '/my-profile/orders',
  '/payment-request',
  '/pgResponse/$',
];

test('every route of the web is in a table of screens, or known to be looked at elsewhere', () => {
  const routes = readFileSync(resolve(import.meta.dirname, '../../apps/web/src/app/routes.txt'), 'utf8');
  const tables = readdirSync(import.meta.dirname)
    .filter((name) => name.startsWith('web-'))
    .map((name) => readFileSync(resolve(import.meta.dirname, name), 'utf8'))
    .join('\n');
  const named = [...tables.matchAll(/route: '([^']+)'/g)].map(([, route]) => route);
  expect([...new Set([...named, ...withoutScreen, ...inJourneys])].sort()).toEqual(
    routes.trim().split('\n').sort(),
  );
});
