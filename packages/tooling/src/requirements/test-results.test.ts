import { describe, expect, test } from 'vitest';
import { parseReport } from './test-results.ts';

const vitestReport = {
  numTotalTests: 4,
  testResults: [
    {
      name: '/house/apps/web/src/login.test.tsx',
      status: 'failed',
      assertionResults: [
        { ancestorTitles: ['outer'], fullName: 'outer first', title: 'first', status: 'passed' },
        { ancestorTitles: ['outer'], fullName: 'outer second', title: 'second', status: 'failed' },
        { ancestorTitles: [], fullName: 'third', title: 'third', status: 'skipped' },
        { ancestorTitles: [], fullName: 'fourth', title: 'fourth', status: 'todo' },
      ],
    },
  ],
};

function playwrightSpec(title: string, status: string, expectedStatus = 'passed') {
  return { title, file: 'login.spec.ts', tests: [{ status, expectedStatus, results: [] }] };
}

const playwrightReport = {
  config: { rootDir: '/house/e2e' },
  suites: [
    {
      title: 'login.spec.ts',
      specs: [playwrightSpec('top', 'expected')],
      suites: [
        {
          title: 'outer',
          specs: [playwrightSpec('broken', 'unexpected'), playwrightSpec('second try', 'flaky')],
          suites: [
            {
              title: 'inner',
              specs: [playwrightSpec('left out', 'skipped', 'skipped')],
            },
          ],
        },
        { title: 'marked to fail', specs: [playwrightSpec('fails as told', 'expected', 'failed')] },
      ],
    },
  ],
};

const outcomes = (report: object) =>
  parseReport(JSON.stringify(report), 'x.json').map(({ title, outcome }) => [title, outcome]);

describe('a vitest report', () => {
  test('gives title with describes, and todo counts as skipped', () => {
    expect(outcomes(vitestReport)).toEqual([
      ['outer first', 'passed'],
      ['outer second', 'failed'],
      ['third', 'skipped'],
      ['fourth', 'skipped'],
    ]);
  });

  test('keeps the file of each test', () => {
    expect(parseReport(JSON.stringify(vitestReport), 'x.json')[0]?.file).toBe(
      '/house/apps/web/src/login.test.tsx',
    );
  });
});

describe('a Playwright report', () => {
  test('is read through nested suites; flaky and expected failures prove nothing', () => {
    expect(outcomes(playwrightReport)).toEqual([
      ['login.spec.ts top', 'passed'],
      ['login.spec.ts outer broken', 'failed'],
      ['login.spec.ts outer second try', 'failed'],
      ['login.spec.ts outer inner left out', 'skipped'],
      ['login.spec.ts marked to fail fails as told', 'failed'],
    ]);
  });

  test('finds files below its own root folder', () => {
    expect(parseReport(JSON.stringify(playwrightReport), 'x.json')[0]?.file).toBe('/house/e2e/login.spec.ts');
  });
});

test('another JSON file in the results folder is refused by name', () => {
  expect(() => parseReport('{}', 'odd.json')).toThrow('odd.json is neither');
});
