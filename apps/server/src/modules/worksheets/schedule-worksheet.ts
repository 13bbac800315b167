import { AppError, notFound } from '#platform/app-error.ts';
import { audit } from '#platform/audit.ts';
import { readNow } from '#platform/db/clock.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { Staff } from './deps.ts';
import { findGiven, type GivenWorksheet } from './given-worksheet.ts';
import { post, refuseUnreadyFiles } from './publish-worksheet.ts';
import { requireOwn } from './require-reach.ts';
import { lockDueToPublish, updatePublishAt } from './tutor-store.ts';

interface Schedule {
  staff: Staff;
  worksheetId: number;
  /** Null: it stays a draft. */
  publishAt: Date | null;
}

/** Students see nothing of it until then. */
export async function scheduleWorksheet(
  tx: Tx,
  { staff, worksheetId, publishAt }: Schedule,
): Promise<GivenWorksheet> {
  const worksheet = await requireOwn(tx, { staff, worksheetId });
  if (worksheet.postedAt !== null) throw new AppError('worksheet_posted');
  if (publishAt !== null) await requirePossible(tx, worksheet, publishAt);
  const { tenantId } = staff;
  await updatePublishAt(tx, { tenantId, id: worksheetId }, publishAt);
  await audit(tx, {
    tenantId,
    actor: { kind: 'staff', id: staff.staffId },
    action: 'worksheet.scheduled',
    subject: { kind: 'worksheet', id: worksheetId },
    details: { publish_at: publishAt?.toISOString() ?? null },
  });
  const changed = await findGiven(tx, tenantId, worksheetId);
  if (!changed) throw notFound();
  return changed;
}

async function requirePossible(tx: Tx, worksheet: GivenWorksheet, publishAt: Date): Promise<void> {
  const now = await readNow(tx);
  if (publishAt <= now) throw new AppError('due_in_past', { server_now: now.toISOString() });
  if (publishAt >= worksheet.dueAt) throw new AppError('publish_after_due');
  await refuseUnreadyFiles(tx, worksheet);
}

const atOnce = 100;

/** Puts out what is due. What still waits for a file goes out once the file is there, or is taken away. */
export async function publishScheduled(db: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const { tenantId, id } of await lockDueToPublish(tx, atOnce)) {
      const worksheet = await findGiven(tx, tenantId, id);
      if (worksheet) await post(tx, worksheet, { kind: 'system', id: null });
    }
  });
}
