import { notFound } from '#platform/app-error.ts';
import type { Queryable } from '#platform/db/database.ts';
import { selectFor, selectOfTenant } from './announcements-store.ts';
import type { AnnouncementsDeps, Reader, Staff } from './deps.ts';
import type { Announcement } from './domain/announcement.ts';
import { mayModerate } from './domain/staff-reach.ts';
import { selectStaffReach } from './reach-store.ts';

/** One that is for this student; every other one answers like one that does not exist. */
export async function requireForStudent(
  db: Queryable,
  { enrolment }: Pick<AnnouncementsDeps, 'enrolment'>,
  { reader, announcementId }: { reader: Reader; announcementId: number },
): Promise<{ announcement: Announcement; sectionIds: readonly number[] }> {
  const facts = await enrolment.findAudienceFacts(db, reader);
  const announcement = await selectFor(db, { ...facts, tenantId: reader.tenantId }, announcementId);
  if (!announcement) throw notFound();
  return { announcement, sectionIds: facts.sectionIds };
}

/** One whose comments this member of staff looks after. */
export async function requireForStaff(
  db: Queryable,
  { staff, announcementId }: { staff: Staff; announcementId: number },
): Promise<Announcement> {
  const announcement = await selectOfTenant(db, staff.tenantId, announcementId);
  if (!announcement) throw notFound();
  const audience = {
    courseId: announcement.courseId,
    sectionIds: announcement.sections.map(({ id }) => id),
  };
  const isOwn = announcement.staffId === staff.staffId;
  if (!isOwn && !mayModerate(await selectStaffReach(db, staff), audience)) throw notFound();
  return announcement;
}
