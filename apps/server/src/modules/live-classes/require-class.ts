import { findReach } from '#modules/worksheets/index.ts';
import { notFound } from '#platform/app-error.ts';
import type { Queryable } from '#platform/db/database.ts';
import { selectClass } from './class-store.ts';
import type { Learner, LiveClassesDeps, Staff } from './deps.ts';
import type { LiveClass } from './domain/live-class.ts';
import { isTheirs } from './domain/of-staff.ts';
import { accessTo, findStanding } from './student-standing.ts';
import { toLiveClass } from './to-live-class.ts';

/** A class that is for this student, open or locked; every other one answers like one that does not exist. */
export async function requireForStudent(
  db: Queryable,
  { enrolment }: Pick<LiveClassesDeps, 'enrolment'>,
  { learner, liveClassId }: { learner: Learner; liveClassId: number },
): Promise<{ liveClass: LiveClass; isLocked: boolean }> {
  const row = await selectClass(db, { tenantId: learner.tenantId, liveClassId });
  if (!row) throw notFound();
  const liveClass = toLiveClass(row);
  const access = accessTo(await findStanding(db, { enrolment }, learner), liveClass);
  if (access === 'none') throw notFound();
  return { liveClass, isLocked: access === 'locked' };
}

/** A class that this person teaches or looks after. */
export async function requireForStaff(
  db: Queryable,
  { staff, liveClassId }: { staff: Staff; liveClassId: number },
  lock: 'locked' | 'free' = 'free',
): Promise<LiveClass> {
  const row = await selectClass(db, { tenantId: staff.tenantId, liveClassId }, lock);
  if (!row) throw notFound();
  const liveClass = toLiveClass(row);
  if (!isTheirs(await findReach(db, staff), staff.staffId, liveClass)) throw notFound();
  return liveClass;
}
