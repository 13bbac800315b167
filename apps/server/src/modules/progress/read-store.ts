import type { Queryable } from '#platform/db/database.ts';
import type { Sums } from './figures.ts';

interface Whose {
  studentId: number;
  enrolmentId: number;
}

/** What the student has made of each chapter of a course: as many rows as chapters were practised. */
export async function selectChapterSums(
  db: Queryable,
  { studentId, enrolmentId }: Whose,
): Promise<ReadonlyMap<number, Sums>> {
  const rows = await db
    .selectFrom('chapter_result')
    .select([
      'chapter_id',
      'items',
      'runs',
      'score_sum',
      'accuracy_sum',
      'seconds',
      'answered',
      'first_score_sum',
      'first_accuracy_sum',
      'first_seconds',
      'first_answered',
    ])
    .where('student_id', '=', studentId)
    .where('enrolment_id', '=', enrolmentId)
    .execute();
  return new Map(
    rows.map((row) => [
      row.chapter_id,
      {
        items: row.items,
        runs: row.runs,
        score: row.score_sum,
        accuracy: row.accuracy_sum,
        seconds: row.seconds,
        answered: row.answered,
        first: {
          score: row.first_score_sum,
          accuracy: row.first_accuracy_sum,
          seconds: row.first_seconds,
          answered: row.first_answered,
        },
      },
    ]),
  );
}

/** What the student has made of each paper of a course. */
export async function selectPaperSums(db: Queryable, { studentId, enrolmentId }: Whose) {
  const rows = await db
    .selectFrom('item_result')
    .select(['practice_item_id', 'runs', 'score_sum', 'accuracy_sum', 'seconds', 'answered'])
    .where('student_id', '=', studentId)
    .where('enrolment_id', '=', enrolmentId)
    .where('kind', '=', 'paper')
    .execute();
  return new Map(
    rows.map((row) => [
      row.practice_item_id,
      {
        runs: row.runs,
        score: row.score_sum,
        accuracy: row.accuracy_sum,
        seconds: row.seconds,
        answered: row.answered,
      },
    ]),
  );
}
