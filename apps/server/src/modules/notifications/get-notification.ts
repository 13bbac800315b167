import type { Locale } from '@shala/brand/brand.ts';
import { notFound } from '#platform/app-error.ts';
import type { Queryable } from '#platform/db/database.ts';
import { describeNotifications, type NotificationView } from './describe-notifications.ts';
import type { Reader } from './domain/reader.ts';
import { selectOne } from './notification-store.ts';

/** Another family's and one that was taken off the list are like one that does not exist. */
export async function getNotification(
  db: Queryable,
  { reader, locale, id }: { reader: Reader; locale: Locale; id: number },
): Promise<NotificationView> {
  const row = await selectOne(db, reader, id);
  const [view] = row ? await describeNotifications(db, [row], locale) : [];
  if (!view) throw notFound();
  return view;
}
