import { AppError, notFound } from '#platform/app-error.ts';
import { readNow } from '#platform/db/clock.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';
import type { Staff } from './deps.ts';
import { mayAnnounce } from './domain/staff-reach.ts';
import { requireForStaff } from './find-announcement.ts';
import { post } from './post-announcement.ts';
import { selectStaffReach } from './reach-store.ts';
import { requireMessage } from './require-words.ts';
import {
  deleteScheduled,
  lockScheduled,
  type ScheduledAnnouncement,
  updateScheduled,
} from './schedule-store.ts';

interface Which {
  staff: Staff;
  announcementId: number;
}

interface Change extends Which {
  message: string;
  allowsComments: boolean;
  /** Null: now. */
  publishAt: Date | null;
}

/** Until it is out, its words and its moment may change; whom it is for stays. */
export async function changeScheduled(tx: Tx, given: Change): Promise<void> {
  const scheduled = await requireScheduled(tx, given);
  const message = requireMessage(given.message);
  const publishAt = given.publishAt ?? (await readNow(tx));
  if (given.publishAt) await requireLater(tx, given.publishAt);
  await updateScheduled(tx, scheduled, { message, allowsComments: given.allowsComments, publishAt });
  if (given.publishAt === null) await post(tx, { ...scheduled, message });
}

/** Nobody will ever have seen it. */
export async function cancelScheduled(tx: Tx, which: Which): Promise<void> {
  await deleteScheduled(tx, await requireScheduled(tx, which));
}

export async function requireLater(db: Queryable, publishAt: Date): Promise<void> {
  const now = await readNow(db);
  if (publishAt <= now) throw new AppError('due_in_past', { server_now: now.toISOString() });
}

/** One that is this person's to change: all whom it is for are theirs. */
async function requireScheduled(tx: Tx, { staff, announcementId }: Which): Promise<ScheduledAnnouncement> {
  await requireForStaff(tx, { staff, announcementId });
  const scheduled = await lockScheduled(tx, { tenantId: staff.tenantId, announcementId });
  if (!scheduled) throw new AppError('announcement_posted');
  if (!mayAnnounce(await selectStaffReach(tx, staff), scheduled)) throw notFound();
  return scheduled;
}
