import { expect, test } from 'vitest';
import { oneClock } from './one-clock.ts';

const useCase = 'apps/server/src/modules/shop/settle-order.ts';
const migration = 'apps/server/db/migrations/0001_platform.sql';
const lines = (path: string, text: string) => oneClock([{ path, text }]).map(({ line }) => line);

test('JavaScript clocks in a module are reported', () => {
  for (const clock of [
    'Date.now()',
    'new Date()',
    'new Date',
    'times.map(Date.now)',
    'Temporal.Now.instant()',
  ]) {
    expect(lines(useCase, `\nconst at = ${clock};`), clock).toEqual([2]);
  }
});

test('SQL clocks in a module are reported, in any letter case', () => {
  for (const clock of [
    'now()',
    'NOW()',
    'current_timestamp',
    'CURRENT_DATE',
    'clock_timestamp()',
    'localtimestamp',
  ]) {
    expect(lines(useCase, `sql\`SELECT ${clock}\``), clock).toEqual([1]);
  }
});

test('app_now(), given moments and measured durations are allowed', () => {
  const text = 'sql`SELECT app_now()`; new Date(row.at); performance.now(); const dates: Date[] = [];';
  expect(lines(useCase, text)).toEqual([]);
});

test('comments, tests and files outside the modules may name another clock', () => {
  expect(lines(useCase, "// not Date.now()\n/* nor now() */ const url = 'http://x';")).toEqual([]);
  expect(lines('apps/server/src/modules/shop/settle-order.test.ts', 'Date.now()')).toEqual([]);
  expect(lines('apps/server/src/platform/logger.ts', 'Date.now()')).toEqual([]);
});

test('a column default of a migration asks app_now() and nothing else', () => {
  expect(lines(migration, 'CREATE TABLE a (\n  at timestamptz DEFAULT now()\n);')).toEqual([2]);
  expect(lines(migration, 'CREATE TABLE a (at timestamptz DEFAULT app_now()); -- not now()')).toEqual([]);
});

test('only the definition of app_now() itself may ask the database', () => {
  const definition = "CREATE FUNCTION app_now() RETURNS timestamptz LANGUAGE sql STABLE AS 'SELECT now()';\n";
  expect(lines(migration, definition)).toEqual([]);
  expect(lines(migration, `${definition}ALTER TABLE a ALTER at SET DEFAULT now();\n`)).toEqual([2]);
  expect(lines(migration, definition.replace('app_now', 'other_now'))).toEqual([1]);
});
