import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plantTree, repoRoot } from './planted-tree.ts';

const server = 'apps/server/src';
const modules = `${server}/modules`;
const empty = 'export {};\n';

/** file -> what it imports ('type ' before a type import); the comment says what is wrong, lines without one are right. */
const imports: Record<string, string[]> = {
  [`${modules}/accounts/index.ts`]: ['#modules/tenancy/index.ts', '../tenancy/index.ts'],
  [`${modules}/accounts/sign-in.ts`]: [
    'type #modules/catalogue/index.ts', // module order
    '#modules/tenancy/tenancy-store.ts', // not through the door
    '@shala/wire/accounts.ts', // wire inside
    'kysely', // SQL in a use case
  ],
  [`${modules}/accounts/domain/person.ts`]: ['./name.ts', '#platform/ids.ts', 'node:fs'], // domain: I/O
  [`${modules}/accounts/domain/name.ts`]: [],
  [`${modules}/accounts/domain/person.test.ts`]: ['node:fs'],
  [`${modules}/accounts/accounts-store.ts`]: [
    '#platform/db/db.ts',
    './domain/name.ts',
    'type ./sign-in.ts',
    'kysely',
    '#platform/mail.ts', // more than the database
  ],
  [`${modules}/accounts/http/routes.ts`]: [
    '@shala/wire/accounts.ts',
    '../sign-in.ts',
    'type #platform/db/db.ts',
    'type #modules/tenancy/index.ts',
    '#platform/db/clock.ts', // the database in a route
    '#modules/tenancy/index.ts', // another module in a route
    'type ../accounts-store.ts', // rows in a route
  ],
  [`${modules}/tenancy/index.ts`]: ['./tenancy-store.ts', '#app/start.ts'], // module: app
  [`${modules}/tenancy/tenancy-store.ts`]: [],
  [`${modules}/catalogue/index.ts`]: [],
  [`${modules}/progress/index.ts`]: [],
  [`${modules}/notifications/index.ts`]: ['#modules/progress/index.ts'], // progress is imported by nobody
  [`${modules}/surprise/index.ts`]: ['#modules/tenancy/index.ts'], // unknown module
  [`${server}/platform/ids.ts`]: [],
  [`${server}/platform/mail.ts`]: ['#modules/tenancy/index.ts'], // platform: module
  [`${server}/platform/db/db.ts`]: [],
  [`${server}/platform/db/clock.ts`]: [],
  [`${server}/entry/api.ts`]: ['#app/start.ts', '#platform/ids.ts', '#modules/tenancy/index.ts'], // entry: module
  [`${server}/app/start.ts`]: ['#modules/progress/index.ts', '#modules/tenancy/tenancy-store.ts'], // app: not the door
  'packages/wire/src/accounts.ts': ['@shala/brand/brand.ts'], // wire: brand
  'packages/brand/src/brand.ts': [],
  'packages/brand/src/ink.ts': ['./paper.ts'], // a cycle of two
  'packages/brand/src/paper.ts': ['./ink.ts'],
  'packages/api-client/src/client.ts': ['@shala/wire/accounts.ts', '../../../apps/web/src/shared/dates.ts'], // app
  'packages/ui/src/button.tsx': ['@shala/brand/brand.ts', '@shala/wire/accounts.ts'], // ui: wire
  'apps/web/src/app/router.tsx': ['#pages/learn.tsx', '#features/learn/card.tsx'], // app: feature
  'apps/web/src/pages/learn.tsx': [
    '#features/learn/card.tsx',
    '#features/auth/form.tsx',
    '@shala/ui/button.tsx',
  ],
  'apps/web/src/features/learn/card.tsx': ['#features/auth/form.tsx', '#shared/dates.ts'], // feature: feature
  'apps/web/src/features/auth/form.tsx': ['#pages/learn.tsx'], // feature: page
  'apps/web/src/shared/dates.ts': ['#features/auth/form.tsx', '#shared/nowhere.ts'], // shared: feature; unresolvable
  'apps/web/src/test-support/server.ts': ['@shala/wire/accounts.ts'],
  'apps/web/src/pages/live.tsx': ['../test-support/server.ts'], // a page: test code
  'apps/console/src/app/main.tsx': ['../../../web/src/shared/dates.ts'], // another app
};

const expected = [
  'accounts/sign-in.ts -> catalogue/index.ts: module-order-accounts',
  'accounts/sign-in.ts -> tenancy/tenancy-store.ts: module-public-door',
  'accounts/sign-in.ts -> packages/wire/src/accounts.ts: wire-stays-at-the-edge',
  'accounts/sign-in.ts -> node_modules/kysely/index.js: sql-only-in-stores',
  'accounts/domain/person.ts -> apps/server/src/platform/ids.ts: domain-is-pure',
  'accounts/domain/person.ts -> fs: domain-is-pure',
  'accounts/accounts-store.ts -> apps/server/src/platform/mail.ts: store-sees-only-the-database',
  'accounts/http/routes.ts -> apps/server/src/platform/db/clock.ts: http-calls-use-cases',
  'accounts/http/routes.ts -> tenancy/index.ts: http-calls-use-cases',
  'accounts/http/routes.ts -> accounts/accounts-store.ts: http-sees-no-rows',
  'tenancy/index.ts -> apps/server/src/app/start.ts: modules-import-no-app',
  'notifications/index.ts -> progress/index.ts: listeners-are-not-imported',
  'surprise/index.ts -> tenancy/index.ts: module-not-in-order',
  'apps/server/src/platform/mail.ts -> tenancy/index.ts: platform-imports-npm-only',
  'apps/server/src/entry/api.ts -> tenancy/index.ts: entry-starts-app',
  'apps/server/src/app/start.ts -> tenancy/tenancy-store.ts: module-public-door-from-outside',
  'packages/wire/src/accounts.ts -> packages/brand/src/brand.ts: package-wire',
  'packages/api-client/src/client.ts -> apps/web/src/shared/dates.ts: apps-do-not-meet',
  'packages/api-client/src/client.ts -> apps/web/src/shared/dates.ts: package-api-client',
  'packages/ui/src/button.tsx -> packages/wire/src/accounts.ts: package-ui',
  'apps/web/src/app/router.tsx -> apps/web/src/features/learn/card.tsx: app-goes-through-pages',
  'apps/web/src/features/learn/card.tsx -> apps/web/src/features/auth/form.tsx: features-do-not-meet',
  'apps/web/src/features/auth/form.tsx -> apps/web/src/pages/learn.tsx: features-know-no-page',
  'apps/web/src/shared/dates.ts -> apps/web/src/features/auth/form.tsx: shared-knows-no-feature',
  'apps/web/src/shared/dates.ts -> #shared/nowhere.ts: not-resolvable',
  'apps/web/src/pages/live.tsx -> apps/web/src/test-support/server.ts: no-test-in-product',
  'apps/console/src/app/main.tsx -> apps/web/src/shared/dates.ts: apps-do-not-meet',
];

interface Violation {
  from: string;
  to: string;
  rule: { name: string; severity: string };
}

let tree: { root: string; remove: () => void };
let violations: Violation[];

function importLine(target: string): string {
  const [, type = '', path = ''] = /^(type )?(.*)$/.exec(target) ?? [];
  return `import ${type}{} from '${path}';\n`;
}

/** Runs the checkout's dependency-cruiser and rules on the planted folder. */
function cruise(root: string): Violation[] {
  const output = execFileSync(
    join(repoRoot, 'node_modules/.bin/depcruise'),
    ['--config', join(repoRoot, '.dependency-cruiser.cjs'), '--output-type', 'json', 'apps', 'packages'],
    { cwd: root, encoding: 'utf8' },
  );
  const report = JSON.parse(output) as { summary: { violations: Violation[] } };
  return report.summary.violations;
}

beforeAll(() => {
  const sources = Object.entries(imports).map(([file, targets]) => [
    file,
    targets.length === 0 ? empty : targets.map(importLine).join(''),
  ]);
  const copied = [
    `${server}/app/module-order.json`,
    'apps/server/package.json',
    'apps/web/package.json',
    'packages/wire/package.json',
    'packages/brand/package.json',
    'packages/ui/package.json',
  ].map((file) => [file, readFileSync(join(repoRoot, file), 'utf8')]);
  tree = plantTree({
    ...Object.fromEntries([...sources, ...copied]),
    'node_modules/kysely/index.js': empty,
    'node_modules/kysely/package.json': '{ "name": "kysely" }',
  });
  for (const name of ['wire', 'brand', 'ui']) {
    const link = join(tree.root, `node_modules/@shala/${name}`);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(tree.root, `packages/${name}`), link);
  }
  violations = cruise(tree.root);
});

afterAll(() => tree.remove());

test('every planted import across a boundary is reported, and no allowed one', () => {
  const short = (path: string) => path.replace(`${modules}/`, '');
  const found = violations
    .filter(({ rule }) => rule.name !== 'no-cycle')
    .map(({ from, to, rule }) => `${short(from)} -> ${short(to)}: ${rule.name}`);
  expect(found.sort()).toEqual([...expected].sort());
});

test('a cycle is reported', () => {
  const cycles = violations.filter(({ rule }) => rule.name === 'no-cycle');
  expect(cycles.map(({ from, to }) => [from, to].sort())).toContainEqual([
    'packages/brand/src/ink.ts',
    'packages/brand/src/paper.ts',
  ]);
});

test('every finding is an error, never a warning', () => {
  expect(new Set(violations.map(({ rule }) => rule.severity))).toEqual(new Set(['error']));
});
