import * as z from 'zod';
import type { JobHandler } from '#platform/events.ts';
import type { Sweep } from '#platform/sweep.ts';
import { checkStoredFile } from './check-stored-file.ts';
import type { WorksheetDeps } from './deps.ts';
import { checkTask } from './finish-upload.ts';
import { publishScheduled } from './schedule-worksheet.ts';
import { sweepAsked, sweepFiles, sweepUnchecked } from './sweep-files.ts';

const payload = z.object({ tenantId: z.int(), key: z.string() });

export const worksheetJobs = (deps: WorksheetDeps): JobHandler[] => [
  { task: checkTask, handle: (given, signal) => checkStoredFile(deps, payload.parse(given), signal) },
];

export const worksheetSweeps = (deps: WorksheetDeps): Sweep[] => [
  { name: 'worksheets.check-again', everySeconds: 5, run: () => sweepUnchecked(deps) },
  { name: 'worksheets.turn-in-asked', everySeconds: 5, run: () => sweepAsked(deps) },
  { name: 'worksheets.publish', everySeconds: 5, run: () => publishScheduled(deps.db) },
  { name: 'worksheets.sweep-files', everySeconds: 60, run: () => sweepFiles(deps) },
];
