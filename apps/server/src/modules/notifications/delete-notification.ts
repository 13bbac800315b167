import { notFound } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Reader } from './domain/reader.ts';
import { markDeleted } from './notification-store.ts';

/** Off the list and out of its badge; the row stays until its time is up. */
export async function deleteNotification(
  tx: Tx,
  { reader, id }: { reader: Reader; id: number },
): Promise<void> {
  if ((await markDeleted(tx, reader, id)) === 0) throw notFound();
}

export async function deleteAllNotifications(tx: Tx, reader: Reader): Promise<void> {
  await markDeleted(tx, reader, null);
}
