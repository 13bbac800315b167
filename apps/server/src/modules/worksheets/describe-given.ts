import type { Queryable } from '#platform/db/database.ts';
import type { Staff } from './deps.ts';
import { mayAddress, mayMark } from './domain/reach.ts';
import { findFilesOfGiven, type GivenWorksheet } from './given-worksheet.ts';
import type { PlacedFile } from './placed-file.ts';
import { selectReach, selectSectionsOf } from './reach-store.ts';
import { selectTurnedInOf } from './waiting-store.ts';

/** A worksheet with all that its list shows to one member of staff. */
export interface DescribedGiven {
  worksheet: GivenWorksheet;
  files: readonly PlacedFile[];
  /** Work of their students that waits to be graded. */
  waiting: number;
  isOwn: boolean;
}

/** In a fixed number of statements, however many worksheets. */
export async function describeGiven(
  db: Queryable,
  staff: Staff,
  worksheets: readonly GivenWorksheet[],
): Promise<DescribedGiven[]> {
  const { tenantId } = staff;
  const ids = worksheets.map(({ id }) => id);
  const reach = await selectReach(db, staff);
  const files = await findFilesOfGiven(db, tenantId, worksheets);
  const turnedIn = await selectTurnedInOf(db, tenantId, ids);
  const students = [...new Set(turnedIn.map(({ student_id }) => student_id))];
  const sections = await selectSectionsOf(db, tenantId, students);
  return worksheets.map((worksheet) => ({
    worksheet,
    files: files.get(worksheet.id) ?? [],
    waiting: turnedIn.filter(
      (row) =>
        row.worksheet_id === worksheet.id && mayMark(reach, worksheet, sections.get(row.student_id) ?? []),
    ).length,
    isOwn: mayAddress(reach, worksheet, worksheet.sections),
  }));
}
