import type { Queryable, Tx } from '#platform/db/database.ts';
import { addTrialCourse } from './add-trial-course.ts';
import { hasClassRoom } from './enrolment-store.ts';
import { findAudience, findAudienceFacts, isInAudience } from './find-audience.ts';
import { findEntitlement, findEntitlements } from './find-entitlements.ts';
import { type EnrolmentHttpDeps, enrolmentRoutes } from './http/course-routes.ts';
import { listCourses } from './list-courses.ts';
import { enrolmentTables } from './student-data.ts';

export { selectEnrolments as findEnrolments } from './enrolment-store.ts';
export { extendAccess } from './extend-access.ts';
export type { CourseEntitlement } from './find-entitlements.ts';
export { findHoldings } from './find-holdings.ts';
export { grantAccess } from './grant-access.ts';
export { revokeAccess } from './revoke-access.ts';

export function createEnrolmentModule(deps: EnrolmentHttpDeps) {
  return {
    listCourses: (whose: Parameters<typeof listCourses>[2], db: Queryable = deps.db) =>
      listCourses(db, deps, whose),
    addTrialCourse: (tx: Tx, trial: Parameters<typeof addTrialCourse>[2]) => addTrialCourse(tx, deps, trial),
    findAudience,
    findAudienceFacts,
    isInAudience,
    findEntitlement,
    findEntitlements,
    isClassRoomLinked: (studentId: number) => hasClassRoom(deps.db, studentId),
    routes: enrolmentRoutes(deps),
    studentTables: enrolmentTables,
  };
}
export type EnrolmentModule = ReturnType<typeof createEnrolmentModule>;
