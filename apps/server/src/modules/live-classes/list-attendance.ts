import { type LocalText, localTextSchema } from '@shala/brand/brand.ts';
import { findReach, findSectionsOf } from '#modules/worksheets/index.ts';
import { readNow } from '#platform/db/clock.ts';
import type { LiveClassesDeps, Staff } from './deps.ts';
import type { LiveClass } from './domain/live-class.ts';
import { runs, teaches } from './domain/of-staff.ts';
import { type AttendeeRow, selectAttendees, selectVisitors } from './presence-store.ts';
import { requireForStaff } from './require-class.ts';

export interface Attendee {
  studentId: number;
  firstName: string;
  lastName: string;
  sectionName: LocalText | null;
  roll: number | null;
  firstJoinedAt: Date | null;
  lastLeftAt: Date | null;
  isPresent: boolean;
  seconds: number;
  isRemoved: boolean;
}

const toAttendee = (row: AttendeeRow): Attendee => ({
  studentId: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  sectionName: row.section_name === null ? null : localTextSchema.parse(row.section_name),
  roll: row.roll,
  firstJoinedAt: row.first_joined_at,
  lastLeftAt: row.last_left_at,
  isPresent: row.is_present ?? false,
  seconds: row.seconds ?? 0,
  isRemoved: row.is_removed,
});

type Deps = Pick<LiveClassesDeps, 'db' | 'enrolment'>;

/** Everybody whom the class is for, and who was there though it is not any more; absent ones, too. */
export async function listAttendance(
  deps: Deps,
  { staff, liveClassId }: { staff: Staff; liveClassId: number },
): Promise<{ attendees: Attendee[]; now: Date }> {
  const { db, enrolment } = deps;
  const { tenantId } = staff;
  const liveClass = await requireForStaff(db, { staff, liveClassId });
  const audience = { courseId: liveClass.courseId, sectionIds: liveClass.sections.map(({ id }) => id) };
  const meant = await enrolment.findAudience(db, { tenantId, audience });
  const been = await selectVisitors(db, { tenantId, liveClassId });
  const reached = await withinReach(deps, { staff, liveClass }, [...new Set([...meant, ...been])]);
  const rows = await selectAttendees(db, { tenantId, liveClassId }, reached);
  return { attendees: rows.map(toAttendee), now: await readNow(db) };
}

/** Who hosts a class sees all of it; the office of a school sees its own students. */
async function withinReach(
  { db }: Deps,
  { staff, liveClass }: { staff: Staff; liveClass: LiveClass },
  studentIds: readonly number[],
): Promise<readonly number[]> {
  const { isTenantAdmin, instituteIds } = await findReach(db, staff);
  if (isTenantAdmin || teaches(staff.staffId, liveClass)) return studentIds;
  const sections = await findSectionsOf(db, staff.tenantId, studentIds);
  return studentIds.filter((id) => runs(instituteIds, sections.get(id) ?? []));
}
