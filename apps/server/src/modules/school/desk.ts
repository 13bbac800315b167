import { notFound } from '#platform/app-error.ts';
import type { Queryable } from '#platform/db/database.ts';
import type { StaffRole } from '#platform/http/actor.ts';
import { selectReachedInstitute, selectReachedSection } from './section-store.ts';
import { selectReachedStudent } from './student-store.ts';

/** Who asks: somebody on the staff. */
export interface Desk {
  tenantId: number;
  staffId: number;
  roles: readonly StaffRole[];
}

/** A school the person runs; any other does not exist. */
export async function requireInstitute(db: Queryable, desk: Desk, instituteId: number) {
  const institute = await selectReachedInstitute(db, desk, instituteId);
  if (!institute) throw notFound();
  return institute;
}

/** A section the person runs or teaches in. `run`: only the office's own. */
export async function requireSection(db: Queryable, desk: Desk, sectionId: number, as: 'run' | 'see') {
  const section = await selectReachedSection(db, desk, sectionId, as);
  if (!section) throw notFound();
  return section;
}

/** A student who is in such a section, or will be. */
export async function requireStudent(db: Queryable, desk: Desk, studentId: number, as: 'run' | 'see') {
  if (!(await selectReachedStudent(db, desk, studentId, as))) throw notFound();
}
