import type { Queryable } from '#platform/db/database.ts';
import { type Page, type PageMeta, pageMeta } from '#platform/page.ts';
import type { Staff } from './deps.ts';
import { maySee } from './domain/reach.ts';
import { findGivenOf, type GivenWorksheet } from './given-worksheet.ts';
import { selectReach } from './reach-store.ts';

/** The worksheets of what this person teaches, the newest first. */
export async function listGiven(
  db: Queryable,
  { staff, page }: { staff: Staff; page: Page },
): Promise<{ worksheets: GivenWorksheet[]; meta: PageMeta }> {
  const reach = await selectReach(db, staff);
  const isAdmin = reach.isTenantAdmin || reach.instituteIds.length > 0;
  const courses = isAdmin ? 'all' : [...new Set(reach.teaching.map(({ courseId }) => courseId))];
  const all = await findGivenOf(db, staff.tenantId, courses);
  const seen = all.filter((worksheet) => maySee(reach, worksheet, worksheet.sections));
  const start = (page.number - 1) * page.size;
  return { worksheets: seen.slice(start, start + page.size), meta: pageMeta(page, seen.length) };
}
