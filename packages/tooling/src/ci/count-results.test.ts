import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addCounts, countStep } from './count-results.ts';

let reports: string;
beforeEach(() => {
  reports = mkdtempSync(join(tmpdir(), 'reports-'));
});
afterEach(() => rmSync(reports, { recursive: true }));

function writeReport(name: string, ...statuses: string[]) {
  const assertionResults = statuses.map((status, index) => ({ fullName: `test ${index}`, status }));
  const report = { testResults: [{ name: '/a.test.ts', assertionResults }] };
  writeFileSync(join(reports, `${name}.json`), JSON.stringify(report));
}

test('a step without a report counts as one', () => {
  expect(countStep({ name: 'lint', hasPassed: true }, reports)).toEqual({ passed: 1, failed: 0 });
  expect(countStep({ name: 'lint', hasPassed: false }, reports)).toEqual({ passed: 0, failed: 1 });
});

test('a step with a report counts its tests, and skipped ones for nothing', () => {
  writeReport('unit', 'passed', 'passed', 'failed', 'pending');
  expect(countStep({ name: 'unit', hasPassed: false }, reports)).toEqual({ passed: 2, failed: 1 });
});

test('a step that crashed although all its tests passed is a failure', () => {
  writeReport('unit', 'passed');
  expect(countStep({ name: 'unit', hasPassed: false }, reports)).toEqual({ passed: 1, failed: 1 });
});

test('a suite that ran no test at all is a failure', () => {
  writeReport('e2e');
  expect(countStep({ name: 'e2e', hasPassed: true }, reports)).toEqual({ passed: 0, failed: 1 });
});

test('counts are added up', () => {
  const counts = [
    { passed: 2, failed: 0 },
    { passed: 3, failed: 1 },
  ];
  expect(addCounts(counts)).toEqual({ passed: 5, failed: 1 });
});
