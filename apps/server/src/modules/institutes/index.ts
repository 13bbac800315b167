import { findMembership } from './find-membership.ts';
import { listRoles } from './list-roles.ts';
import { instituteTables } from './student-data.ts';

export { assignTeaching } from './assign-teaching.ts';
export { type GiveRole, giveRole } from './give-role.ts';
export { peopleRoutes } from './http/people-routes.ts';
export {
  selectInstituteId as findInstitute,
  selectSection as findSection,
  selectYearId as findAcademicYear,
} from './institutes-store.ts';
export { leaveSection } from './leave-section.ts';
export { listTaughtSubjects, type Teacher } from './list-taught-subjects.ts';
export { placeStudent } from './place-student.ts';
export { saveAcademicYear } from './save-academic-year.ts';
export { saveInstitute } from './save-institute.ts';
export { saveSection } from './save-section.ts';
export { setClassTeacher } from './set-class-teacher.ts';

export function createInstitutesModule() {
  return { findMembership, listRoles, studentTables: instituteTables };
}
export type InstitutesModule = ReturnType<typeof createInstitutesModule>;
