import type { Queryable } from '#platform/db/database.ts';
import { type Page, pageMeta } from '#platform/page.ts';
import type { Staff } from './deps.ts';
import { looksAfter, selectStaffReach } from './reach-store.ts';
import { countReported, selectReported } from './reports-store.ts';

/** What waits for a decision, in what this person teaches or runs. */
export async function listReported(db: Queryable, { staff, page }: { staff: Staff; page: Page }) {
  const mayLook = looksAfter(staff, await selectStaffReach(db, staff));
  const comments = await selectReported(db, mayLook, page);
  return { comments, meta: pageMeta(page, await countReported(db, mayLook)) };
}
