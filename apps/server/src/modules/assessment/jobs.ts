import * as z from 'zod';
import type { JobHandler } from '#platform/events.ts';
import { checkImport } from './check-import.ts';
import { regradeTask } from './correct-key.ts';
import type { EngineDeps } from './deps.ts';
import { regradeRuns } from './regrade-runs.ts';
import { runImport } from './run-import.ts';
import { checkImportTask, runImportTask } from './start-import.ts';

const payload = z.object({ tenantId: z.int(), id: z.int() });

export const assessmentJobs = (deps: Pick<EngineDeps, 'db' | 'bank'>): JobHandler[] => [
  { task: regradeTask, handle: (given, signal) => regradeRuns(deps, payload.parse(given), signal) },
  { task: checkImportTask, handle: (given, signal) => checkImport(deps, payload.parse(given), signal) },
  { task: runImportTask, handle: (given, signal) => runImport(deps, payload.parse(given), signal) },
];
