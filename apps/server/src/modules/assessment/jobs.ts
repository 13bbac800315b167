import * as z from 'zod';
import type { JobHandler } from '#platform/events.ts';
import { regradeTask } from './correct-key.ts';
import type { EngineDeps } from './deps.ts';
import { regradeRuns } from './regrade-runs.ts';

const payload = z.object({ tenantId: z.int(), id: z.int() });

export const assessmentJobs = (deps: Pick<EngineDeps, 'db' | 'bank'>): JobHandler[] => [
  { task: regradeTask, handle: (given, signal) => regradeRuns(deps, payload.parse(given), signal) },
];
