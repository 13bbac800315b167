import type { Database } from '#platform/db/database.ts';
import { bookLessons } from './book-lesson-points.ts';
import { bookFirstRuns } from './book-run-points.ts';
import { refreshPointsTotals } from './refresh-points-totals.ts';
import { lockResults, rewriteChapterResults, rewriteItemResults, selectStudentIds } from './result-store.ts';

/** Rows that were not what their source says: corrected, or only counted. */
interface WrongRows {
  items: number;
  chapters: number;
  /** Totals that are not the sum of the ledger. */
  points: number;
  /** Rows that the ledger lacks. */
  entries: number;
}

interface Rebuilt {
  students: number;
  wrong: WrongRows;
}

/** So few that nobody waits long for a result of theirs. */
const batch = 200;

/** Takes back what a transaction has done, to no harm. */
class OnlyLooking extends Error {}

/**
 * Computes all results anew from the runs and all totals from the ledger, and books points that were lost, a few
 * students at a time, each few in one transaction: the school may be open meanwhile. With `isCheck` nothing is
 * changed.
 */
export async function rebuildProgress(db: Database, { isCheck }: { isCheck: boolean }): Promise<Rebuilt> {
  const sum = { students: 0, wrong: { items: 0, chapters: 0, points: 0, entries: 0 } };
  let after = 0;
  for (;;) {
    const studentIds = await selectStudentIds(db, { after, limit: batch });
    const last = studentIds.at(-1);
    if (last === undefined) return sum;
    const { items, chapters, points, entries } = await rebuildStudents(db, studentIds, isCheck);
    sum.students += studentIds.length;
    sum.wrong.items += items;
    sum.wrong.chapters += chapters;
    sum.wrong.points += points;
    sum.wrong.entries += entries;
    after = last;
  }
}

async function rebuildStudents(
  db: Database,
  studentIds: readonly number[],
  isCheck: boolean,
): Promise<WrongRows> {
  const wrong: WrongRows = { items: 0, chapters: 0, points: 0, entries: 0 };
  try {
    await db.transaction().execute(async (tx) => {
      await lockResults(tx, studentIds);
      wrong.items = await rewriteItemResults(tx, { studentIds });
      wrong.chapters = await rewriteChapterResults(tx, { studentIds });
      wrong.points = await refreshPointsTotals(tx, studentIds);
      wrong.entries = (await bookLessons(tx, { studentIds })) + (await bookFirstRuns(tx, { studentIds }));
      if (isCheck) throw new OnlyLooking();
    });
  } catch (error) {
    if (!(error instanceof OnlyLooking)) throw error;
  }
  return wrong;
}
