import { expect, test } from 'vitest';
import { proveIds } from './prove-ids.ts';
import type { TestResult } from './test-results.ts';

const known = new Set(['AU-01', 'AU-02', 'WS1-01']);
const result = (title: string, outcome: TestResult['outcome'] = 'passed', file = 'a.test.ts') => ({
  file,
  title,
  outcome,
});

test('every bracket of a passing test counts, wherever it stands in the titles', () => {
  const { proven, errors } = proveIds([result('outer [AU-01] says [AU-02][WS1-01] so')], known);
  expect([...proven.keys()]).toEqual(['AU-01', 'AU-02', 'WS1-01']);
  expect(errors).toEqual([]);
});

test('an id without brackets does not count', () => {
  expect(proveIds([result('covers AU-01')], known).proven.size).toBe(0);
});

test('skipped and failing tests prove nothing', () => {
  const { proven, failing } = proveIds([result('[AU-01]', 'skipped'), result('[AU-02]', 'failed')], known);
  expect(proven.size).toBe(0);
  expect([...failing.keys()]).toEqual(['AU-02']);
});

test('one failing test outweighs a passing one', () => {
  const { proven, failing } = proveIds(
    [result('a [AU-01]'), result('b [AU-01]', 'failed', 'b.test.ts')],
    known,
  );
  expect(proven.has('AU-01')).toBe(false);
  expect(failing.get('AU-01')).toEqual(['b.test.ts']);
});

test('a skipped test beside a passing one does no harm', () => {
  expect(proveIds([result('[AU-01]'), result('[AU-01]', 'skipped')], known).proven.has('AU-01')).toBe(true);
});

test('only .test.ts, .test.tsx and .spec.ts files count', () => {
  const files = ['a.test.ts', 'b.test.tsx', 'c.spec.ts', 'd.ts', 'e.test.js', 'f.bench.ts'];
  const { proven } = proveIds(
    files.map((file) => result('[AU-01]', 'passed', file)),
    known,
  );
  expect(proven.get('AU-01')).toEqual(['a.test.ts', 'b.test.tsx', 'c.spec.ts']);
});

test('an unknown id is an error, also in a skipped test', () => {
  expect(proveIds([result('[AU-99]', 'skipped')], known).errors).toEqual([
    'a.test.ts: [AU-99] is not in the specification.',
  ]);
});

test('several ids in one bracket are an error', () => {
  for (const title of ['[AU-01, AU-02]', '[AU-01..AU-02]', '[AU-01 and more]']) {
    expect(proveIds([result(title)], known).errors).toEqual([
      `a.test.ts: name the ids of ${title} one by one.`,
    ]);
  }
});

test('brackets with other words are left alone', () => {
  expect(proveIds([result('a list [1, 2] and [x]')], known).errors).toEqual([]);
});
