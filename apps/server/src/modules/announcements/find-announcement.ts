import { notFound } from '#platform/app-error.ts';
import type { Queryable } from '#platform/db/database.ts';
import { selectFor, selectForStaff } from './announcements-store.ts';
import type { AnnouncementsDeps, Reader, Staff } from './deps.ts';
import type { Announcement } from './domain/announcement.ts';
import { looksAfter, selectStaffReach } from './reach-store.ts';

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
  const mayLook = looksAfter(staff, await selectStaffReach(db, staff));
  const announcement = await selectForStaff(db, mayLook, announcementId);
  if (!announcement) throw notFound();
  return announcement;
}
