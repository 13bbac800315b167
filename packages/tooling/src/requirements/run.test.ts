import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runRequirements } from './run.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'requirements-'));
  mkdirSync(join(root, 'docs'));
  mkdirSync(join(root, '.data/test-results'), { recursive: true });
  const spec = [
    { group: 'AU', title: 'Auth', ids: { 'AU-01': 'Login form.', 'AU-02': 'Either a|b.' } },
    { group: 'OB', title: 'Onboarding', ids: { 'OB-01': 'Photo.' } },
  ];
  writeFileSync(join(root, 'docs/spec-ids.json'), JSON.stringify(spec));
  saveReport('unit', [
    ['logs in [AU-01]', 'passed'],
    ['shows the photo [OB-01]', 'skipped'],
  ]);
});

afterEach(() => rmSync(root, { recursive: true }));

function saveReport(name: string, tests: [title: string, status: string][]): void {
  const assertionResults = tests.map(([fullName, status]) => ({ fullName, status }));
  writeFileSync(
    join(root, `.data/test-results/${name}.json`),
    JSON.stringify({ testResults: [{ name: join(root, `src/${name}.test.ts`), assertionResults }] }),
  );
}

test('prints how many ids of each group are proven', () => {
  const { output, exitCode } = runRequirements(root, []);
  expect(output).toMatch(/AU +1 of +2 +Auth/);
  expect(output).toMatch(/OB +0 of +1 +Onboarding/);
  expect(output).toMatch(/all +1 of +3/);
  expect(exitCode).toBe(0);
});

test('--missing lists what has no proof, with its text', () => {
  expect(runRequirements(root, ['--missing']).output).toBe('AU-02  Either a|b.\nOB-01  Photo.');
  expect(runRequirements(root, ['--missing', 'OB']).output).toBe('OB-01  Photo.');
});

test('--missing says where a failing test names the id', () => {
  saveReport('more', [['[OB-01]', 'failed']]);
  expect(runRequirements(root, ['--missing', 'OB']).output).toBe(
    'OB-01  Photo. (a failing test names it: src/more.test.ts)',
  );
});

test('--groups fails until every id of the group is proven, in any report', () => {
  expect(runRequirements(root, ['--groups', 'AU']).exitCode).toBe(1);
  expect(runRequirements(root, ['--groups', 'AU']).output).toContain('AU-02  Either');
  saveReport('more', [['[AU-02]', 'passed']]);
  expect(runRequirements(root, ['--groups', 'AU']).exitCode).toBe(0);
  expect(runRequirements(root, ['--groups', 'AU,OB']).exitCode).toBe(1);
});

test('--except leaves ids out', () => {
  expect(runRequirements(root, ['--groups', 'AU', '--except', 'AU-02']).exitCode).toBe(0);
});

test('--ids demands single ids and ranges', () => {
  expect(runRequirements(root, ['--ids', 'AU-01']).exitCode).toBe(0);
  expect(runRequirements(root, ['--ids', 'AU-01..AU-02']).exitCode).toBe(1);
  expect(runRequirements(root, ['--ids', 'AU-01..AU-02', '--except', 'AU-02']).exitCode).toBe(0);
});

test('an unknown id in a title fails the run and is named', () => {
  saveReport('more', [['[AU-77]', 'passed']]);
  const { output, exitCode } = runRequirements(root, []);
  expect(output).toContain('src/more.test.ts: [AU-77] is not in the specification.');
  expect(exitCode).toBe(1);
});

test('--write leaves a table per group with tick, id, text and test file', () => {
  runRequirements(root, ['--write']);
  const written = readFileSync(join(root, 'docs/requirements.md'), 'utf8');
  expect(written).toContain('## AU Auth: 1 of 2');
  expect(written).toContain('| ✓ | AU-01 | Login form. | src/unit.test.ts |');
  expect(written).toContain('|   | AU-02 | Either a\\|b. |  |');
});
