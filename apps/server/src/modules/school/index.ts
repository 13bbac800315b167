import type { Database } from '#platform/db/database.ts';
import type { JobHandler } from '#platform/events.ts';
import { type Desk, requireSection, requireStudent } from './desk.ts';
import { importRoutes } from './http/import-routes.ts';
import { schoolRoutes } from './http/school-routes.ts';
import { importTask, runImport } from './import-list.ts';
import type { ImportSchoolList } from './list-importer.ts';
import { selectStudents } from './student-store.ts';

export type { Desk } from './desk.ts';
export { studentName } from './http/present-school.ts';
export type { ImportReport, ImportSchoolList, SchoolList } from './list-importer.ts';

interface Deps {
  db: Database;
  importList: ImportSchoolList;
}

const mostInSection = 1000;

export function createSchoolModule(deps: Deps) {
  const jobs: JobHandler[] = [
    {
      task: importTask,
      handle: (payload) => runImport(deps, payload as { tenantId: number; importId: number }),
    },
  ];
  return {
    requireSection: (desk: Desk, sectionId: number) => requireSection(deps.db, desk, sectionId, 'see'),
    requireStudent: (desk: Desk, studentId: number) => requireStudent(deps.db, desk, studentId, 'see'),
    listSectionStudents: (desk: Desk, sectionId: number) =>
      selectStudents(deps.db, desk, { sectionId, state: null, search: '', limit: mostInSection, offset: 0 }),
    routes: [...schoolRoutes(deps), ...importRoutes(deps)],
    jobs,
  };
}
export type SchoolModule = ReturnType<typeof createSchoolModule>;
