import type pg from 'pg';
import type { PastRun } from './past-rows.ts';

type Row = Record<string, unknown>;

const tables = {
  item_result: 'student_id, enrolment_id, practice_item_id',
  chapter_result: 'student_id, enrolment_id, chapter_id',
  points_total: 'student_id, course_id',
};
export type ReadModels = Record<keyof typeof tables, Row[]>;

/** Every row of every read model. */
export async function readModels(pool: pg.Pool): Promise<ReadModels> {
  const read = async (table: keyof typeof tables) =>
    (await pool.query<Row>(`SELECT * FROM ${table} ORDER BY ${tables[table]}`)).rows;
  return {
    item_result: await read('item_result'),
    chapter_result: await read('chapter_result'),
    points_total: await read('points_total'),
  };
}

export async function forgetModels(pool: pg.Pool): Promise<void> {
  for (const table of Object.keys(tables)) await pool.query(`DELETE FROM ${table}`);
}

const sum = (values: readonly number[]) => Math.round(values.reduce((all, one) => all + one, 0) * 100) / 100;
const answered = (run: PastRun) => run.correct + run.incorrect + run.evaluating;
const last = (runs: readonly PastRun[]) =>
  new Date(Math.max(...runs.map(({ endedAt }) => endedAt.getTime())));

function grouped(runs: readonly PastRun[], keyOf: (run: PastRun) => string): PastRun[][] {
  const groups = new Map<string, PastRun[]>();
  for (const run of runs) groups.set(keyOf(run), [...(groups.get(keyOf(run)) ?? []), run]);
  return [...groups.values()];
}

const firstOf = (runs: readonly PastRun[]): PastRun =>
  runs.reduce((first, run) => (run.runNo < first.runNo ? run : first));
const attemptKey = (run: PastRun) => `${run.studentId}:${run.attemptId}`;
const byKey =
  (...names: string[]) =>
  (one: Row, other: Row) =>
    names.reduce((order, name) => order || Number(one[name]) - Number(other[name]), 0);

/** What the tables must hold, counted from what happened and in another way than the server counts. */
export function countResults(runs: readonly PastRun[]): Pick<ReadModels, 'item_result' | 'chapter_result'> {
  const items = grouped(runs, attemptKey).map((own) => {
    const first = firstOf(own);
    return {
      student_id: first.studentId,
      enrolment_id: first.enrolmentId,
      practice_item_id: first.item.id,
      tenant_id: first.tenantId,
      kind: first.item.kind,
      runs: own.length,
      score_sum: sum(own.map(({ score }) => score)),
      accuracy_sum: sum(own.map(({ accuracy }) => accuracy)),
      seconds: sum(own.map(({ seconds }) => seconds)),
      answered: sum(own.map(answered)),
      first_score: first.score,
      last_completed_at: last(own),
    };
  });
  const exercises = runs.filter(({ item }) => item.kind === 'exercise' || item.kind === 'exam_exercise');
  const chapters = grouped(exercises, (run) => `${run.enrolmentId}:${run.item.placeId}`).map((own) => {
    const firsts = grouped(own, attemptKey).map(firstOf);
    const [any] = own as [PastRun];
    return {
      student_id: any.studentId,
      enrolment_id: any.enrolmentId,
      chapter_id: any.item.placeId,
      tenant_id: any.tenantId,
      items: firsts.length,
      runs: own.length,
      score_sum: sum(own.map(({ score }) => score)),
      accuracy_sum: sum(own.map(({ accuracy }) => accuracy)),
      seconds: sum(own.map(({ seconds }) => seconds)),
      answered: sum(own.map(answered)),
      first_score_sum: sum(firsts.map(({ score }) => score)),
      first_accuracy_sum: sum(firsts.map(({ accuracy }) => accuracy)),
      first_seconds: sum(firsts.map(({ seconds }) => seconds)),
      first_answered: sum(firsts.map(answered)),
      last_completed_at: last(own),
    };
  });
  return {
    item_result: items.sort(byKey('student_id', 'enrolment_id', 'practice_item_id')),
    chapter_result: chapters.sort(byKey('student_id', 'enrolment_id', 'chapter_id')),
  };
}

/** First runs whose points were booked otherwise than once, or not as much as their marks are worth now. */
export async function findWrongPoints(pool: pg.Pool): Promise<Row[]> {
  const { rows } = await pool.query<Row>(
    `WITH first AS (
       SELECT DISTINCT ON (run.student_id, run.attempt_id) run.*, enrolment.course_id
       FROM attempt_run run JOIN enrolment ON enrolment.student_id = run.student_id AND enrolment.id = run.enrolment_id
       WHERE run.state = 'completed' ORDER BY run.student_id, run.attempt_id, run.run_no
     ), due AS (
       SELECT student_id, course_id, kind, practice_item_id, evaluating,
         CASE WHEN correct + incorrect = 0 THEN 0 WHEN score > 80 THEN 5 WHEN score >= 60 THEN 4 ELSE 3 END AS points
       FROM first
     ), booked AS (
       SELECT student_id, course_id, source_type, source_id, sum(points) AS points,
         count(*) FILTER (WHERE revision = 0) AS bookings
       FROM points_entry WHERE source_type NOT IN ('content', 'chapter', 'subject')
       GROUP BY student_id, course_id, source_type, source_id
     )
     SELECT due.*, booked.points AS booked, booked.bookings
     FROM due FULL JOIN booked ON booked.student_id = due.student_id AND booked.course_id = due.course_id
       AND booked.source_type = due.kind AND booked.source_id = due.practice_item_id
     WHERE due.student_id IS NULL OR booked.bookings > 1
       OR (due.evaluating = 0 AND coalesce(booked.points, 0) <> due.points)`,
  );
  return rows;
}
