import type { Locale } from '@shala/brand/brand.ts';
import type { Queryable } from '#platform/db/database.ts';
import { type Page, pageMeta } from '#platform/page.ts';
import { describeNotifications } from './describe-notifications.ts';
import type { Reader } from './domain/reader.ts';
import { selectPage, selectTotals } from './notification-store.ts';

/** A page, the newest first, with how many are new among all. */
export async function listNotifications(
  db: Queryable,
  { reader, locale, page }: { reader: Reader; locale: Locale; page: Page },
) {
  const { total, fresh } = await selectTotals(db, reader);
  const rows = await selectPage(db, reader, { limit: page.size, offset: (page.number - 1) * page.size });
  return {
    notifications: await describeNotifications(db, rows, locale),
    meta: pageMeta(page, total),
    newCount: fresh,
  };
}
