import * as z from 'zod';
import type { JobHandler } from '#platform/events.ts';
import type { Sweep } from '#platform/sweep.ts';
import type { PrivacyDeps } from './deps.ts';
import { eraseDue, removeFilesTask } from './erase-student.ts';
import { privacyRoutes } from './http/privacy-routes.ts';
import { exportTask, makeExport } from './make-export.ts';
import { privacyTables } from './student-data.ts';
import { sweepExports } from './sweep-exports.ts';

const student = z.object({ tenantId: z.int(), studentId: z.int() });
const files = z.object({ keys: z.array(z.string()) });

/** What a family may ask for about its data. Stands at the right of all: it works on the lists of every module. */
export function createPrivacyModule(given: PrivacyDeps) {
  const deps = { ...given, studentTables: [...privacyTables, ...given.studentTables] };
  const jobs: JobHandler[] = [
    { task: exportTask, handle: (payload, signal) => makeExport(deps, student.parse(payload), signal) },
    {
      task: removeFilesTask,
      async handle(payload) {
        for (const key of files.parse(payload).keys) await deps.storage.remove(key);
      },
    },
  ];
  const sweeps: Sweep[] = [
    { name: 'privacy.erase', everySeconds: 60, run: () => eraseDue(deps) },
    { name: 'privacy.exports', everySeconds: 600, run: () => sweepExports(deps) },
  ];
  return { routes: privacyRoutes(deps), jobs, sweeps, studentTables: privacyTables };
}
