import type { Locale } from '@shala/brand/brand.ts';
import type { Tx } from '#platform/db/database.ts';
import type { NotificationView } from './describe-notifications.ts';
import type { Reader } from './domain/reader.ts';
import { getNotification } from './get-notification.ts';
import { markSeen } from './notification-store.ts';

/** Seen once is seen: a second time changes nothing. */
export async function viewNotification(
  tx: Tx,
  which: { reader: Reader; locale: Locale; id: number },
): Promise<NotificationView> {
  await markSeen(tx, which.reader, which.id);
  return getNotification(tx, which);
}
