import type { Database } from '#platform/db/database.ts';
import { lockResults, rewriteChapterResults, rewriteItemResults, selectStudentIds } from './result-store.ts';

export interface Rebuilt {
  students: number;
  /** Rows that were not what their source says: corrected, or only counted. */
  itemRows: number;
  chapterRows: number;
}

/** So few that nobody waits long for a result of theirs. */
const batch = 200;

class OnlyLooking extends Error {}

/**
 * Computes all results anew from the runs, a few students at a time, each few in one transaction: the school may be
 * open meanwhile. With `isCheck` nothing is changed.
 */
export async function rebuildProgress(db: Database, { isCheck }: { isCheck: boolean }): Promise<Rebuilt> {
  const sum: Rebuilt = { students: 0, itemRows: 0, chapterRows: 0 };
  let after = 0;
  for (;;) {
    const studentIds = await selectStudentIds(db, { after, limit: batch });
    const last = studentIds.at(-1);
    if (last === undefined) return sum;
    const changed = await rebuildStudents(db, studentIds, isCheck);
    sum.students += studentIds.length;
    sum.itemRows += changed.itemRows;
    sum.chapterRows += changed.chapterRows;
    after = last;
  }
}

async function rebuildStudents(db: Database, studentIds: readonly number[], isCheck: boolean) {
  const changed = { itemRows: 0, chapterRows: 0 };
  try {
    await db.transaction().execute(async (tx) => {
      await lockResults(tx, studentIds);
      changed.itemRows = await rewriteItemResults(tx, { studentIds });
      changed.chapterRows = await rewriteChapterResults(tx, { studentIds });
      if (isCheck) throw new OnlyLooking();
    });
  } catch (error) {
    if (!(error instanceof OnlyLooking)) throw error;
  }
  return changed;
}
