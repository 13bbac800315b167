import { resolve } from 'node:path';
import { addCounts, countStep } from './count-results.ts';

// Arguments: +NAME for a step that passed, -NAME for one that failed.
const reports = resolve(import.meta.dirname, '../../../../.data/test-results');
const steps = process.argv
  .slice(2)
  .map((argument) => ({ name: argument.slice(1), hasPassed: argument.startsWith('+') }));
const { passed, failed } = addCounts(steps.map((step) => countStep(step, reports)));

console.log(`${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
