import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseReport } from '../requirements/test-results.ts';

export interface Count {
  passed: number;
  failed: number;
}

/** A step of the build. Its name is also the name of its report, when it writes one. */
export interface Step {
  name: string;
  hasPassed: boolean;
}

/**
 * A step with a report counts its tests, any other counts as one. A step that failed counts at least one
 * failure, whatever its report says: a crash before the first test is no success.
 */
export function countStep(step: Step, reports: string): Count {
  const file = join(reports, `${step.name}.json`);
  if (!existsSync(file)) return step.hasPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const outcomes = parseReport(readFileSync(file, 'utf8'), file).map((result) => result.outcome);
  const passed = outcomes.filter((outcome) => outcome === 'passed').length;
  const failed = outcomes.filter((outcome) => outcome === 'failed').length;
  const isBroken = !step.hasPassed || passed + failed === 0;
  return { passed, failed: isBroken ? Math.max(failed, 1) : failed };
}

export function addCounts(counts: Count[]): Count {
  return {
    passed: counts.reduce((sum, count) => sum + count.passed, 0),
    failed: counts.reduce((sum, count) => sum + count.failed, 0),
  };
}
