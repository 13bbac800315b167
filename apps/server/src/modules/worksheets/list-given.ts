import type { Queryable } from '#platform/db/database.ts';
import { type Page, type PageMeta, pageMeta } from '#platform/page.ts';
import type { Staff } from './deps.ts';
import { type GivenWorksheet, toGiven } from './given-worksheet.ts';
import { sees, selectReach } from './reach-store.ts';
import { countGiven, selectGivenPage } from './tutor-store.ts';

/** The worksheets of what this person teaches, the newest first. */
export async function listGiven(
  db: Queryable,
  { staff, page }: { staff: Staff; page: Page },
): Promise<{ worksheets: GivenWorksheet[]; meta: PageMeta }> {
  const isSeen = sees(staff.tenantId, await selectReach(db, staff));
  const rows = await selectGivenPage(db, isSeen, page);
  return { worksheets: rows.map(toGiven), meta: pageMeta(page, await countGiven(db, isSeen)) };
}
