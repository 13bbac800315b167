import type { WorksheetDeps } from './deps.ts';
import { audienceRoutes } from './http/audience-routes.ts';
import { fileRoutes } from './http/file-routes.ts';
import { staffRoutes } from './http/staff-routes.ts';
import { studentRoutes } from './http/student-routes.ts';
import { worksheetJobs, worksheetSweeps } from './jobs.ts';
import { listWaiting } from './list-waiting.ts';
import { worksheetTables } from './student-data.ts';

export { endOfIndianDay } from './domain/due.ts';
export { mayAddress, type Reach } from './domain/reach.ts';
export type { WorksheetGraded, WorksheetPosted, WorksheetReturned } from './events.ts';
export type { ImportedFile } from './import-store.ts';
export {
  selectReach as findReach,
  selectSections as findSections,
  selectSectionsOf as findSectionsOf,
} from './reach-store.ts';
export { importedObjectKey, saveSubmission, saveWorksheet } from './save-imported.ts';

export function createWorksheetsModule(deps: WorksheetDeps) {
  return {
    listWaiting,
    routes: [...studentRoutes(deps), ...fileRoutes(deps), ...staffRoutes(deps), ...audienceRoutes(deps)],
    jobs: worksheetJobs(deps),
    sweeps: worksheetSweeps(deps),
    studentTables: worksheetTables,
  };
}
