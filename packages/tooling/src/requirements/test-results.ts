import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

export interface TestResult {
  file: string;
  /** The titles of the describes around the test and its own, in one string. */
  title: string;
  outcome: 'passed' | 'failed' | 'skipped';
}

interface VitestReport {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
}

interface PlaywrightTest {
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  expectedStatus: string;
}

interface PlaywrightSuite {
  title: string;
  specs: { title: string; file: string; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
}

/** Reads every report of the last run; `root` makes the file names relative to the checkout. */
export function readTestResults(folder: string, root: string): TestResult[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => parseReport(readFileSync(join(folder, name), 'utf8'), name))
    .map((result) => ({ file: relative(root, result.file), title: result.title, outcome: result.outcome }));
}

export function parseReport(text: string, name: string): TestResult[] {
  const report = JSON.parse(text) as Partial<VitestReport & PlaywrightReport>;
  if (report.testResults) return fromVitest(report.testResults);
  if (report.suites && report.config) return fromPlaywright(report.suites, report.config.rootDir, '');
  throw new Error(`${name} is neither a vitest nor a Playwright report.`);
}

function fromVitest(files: VitestReport['testResults']): TestResult[] {
  return files.flatMap((file) =>
    file.assertionResults.map(({ fullName, status }) => ({
      file: file.name,
      title: fullName,
      outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
    })),
  );
}

function fromPlaywright(suites: PlaywrightSuite[], rootDir: string, above: string): TestResult[] {
  return suites.flatMap((suite) => {
    const title = `${above} ${suite.title}`;
    const own = suite.specs.flatMap((spec) =>
      spec.tests.map((test) => ({
        file: resolve(rootDir, spec.file),
        title: `${title} ${spec.title}`.trim(),
        outcome: playwrightOutcome(test),
      })),
    );
    return [...own, ...fromPlaywright(suite.suites ?? [], rootDir, title)];
  });
}

/** Only a test that passed at the first try proves something: a flaky one and one marked to fail do not. */
function playwrightOutcome(test: PlaywrightTest): TestResult['outcome'] {
  if (test.status === 'skipped') return 'skipped';
  return test.status === 'expected' && test.expectedStatus === 'passed' ? 'passed' : 'failed';
}
