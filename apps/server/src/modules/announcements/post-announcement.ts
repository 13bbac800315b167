import { inLocale, localTextSchema } from '@shala/brand/brand.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { emit } from '#platform/events.ts';
import type { AnnouncementPosted } from './events.ts';
import { selectStaffName } from './reach-store.ts';
import { lockDue, type ScheduledAnnouncement, updatePosted } from './schedule-store.ts';

/** Tells those whom it is for. */
export async function tell(tx: Tx, given: ScheduledAnnouncement): Promise<void> {
  await emit<AnnouncementPosted>(tx, {
    type: 'announcements.posted',
    tenantId: given.tenantId,
    data: {
      announcementId: given.announcementId,
      courseId: given.courseId,
      sectionIds: given.sectionIds,
      message: given.message,
      staffName: inLocale(localTextSchema.parse(await selectStaffName(tx, given)), 'en'),
    },
  });
}

/** Out with what waited. */
export async function post(tx: Tx, given: ScheduledAnnouncement): Promise<void> {
  await updatePosted(tx, given);
  await tell(tx, given);
}

const atOnce = 100;

export async function postDue(db: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const given of await lockDue(tx, atOnce)) await post(tx, given);
  });
}
