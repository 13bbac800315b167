import type { Item } from '../practice-items.ts';
import type { World } from '../world.ts';
import type { Setup, State } from './model.ts';

/** All that the database holds of the student's attempt, in the model's words. */
export async function readSnapshot({ pool }: World, studentId: number, item: Item, beginning: number) {
  const seconds = (moment: Date | null) => moment && (moment.getTime() - beginning) / 1000;
  const runs = await pool.query('SELECT * FROM attempt_run WHERE student_id = $1 ORDER BY run_no', [
    studentId,
  ]);
  const answers = await pool.query(
    'SELECT * FROM run_answer WHERE student_id = $1 ORDER BY run_id, question_id',
    [studentId],
  );
  const counts = await pool.query(
    `SELECT (SELECT completed_runs FROM attempt WHERE student_id = $1) AS completed,
       (SELECT exercises_done FROM practice_count WHERE student_id = $1) AS exercises,
       (SELECT count(*) FROM graphile_worker._private_jobs WHERE payload ->> 'type' = 'assessment.run_completed') AS told`,
    [studentId],
  );
  return {
    ...counts.rows[0],
    runs: runs.rows.map((run) => ({
      no: run.run_no,
      state: run.state,
      started: seconds(run.started_at),
      expires: seconds(run.expires_at),
      ended: seconds(run.ended_at),
      reason: run.end_reason,
      late: run.late,
      seconds: run.seconds,
      marks: run.marks,
      answers: Object.fromEntries(
        answers.rows
          .filter((answer) => answer.run_id === run.id)
          .map((answer) => [
            item.questionIds.indexOf(answer.question_id),
            {
              seq: answer.client_seq,
              answer: answer.answer,
              isDraft: answer.is_draft,
              submitted: answer.submitted_answer,
              isMarked: answer.is_marked ?? false,
              isVisited: answer.is_visited ?? false,
              used: answer.used_ms / 1000,
              lateAnswer: answer.late_answer,
              lateSeq: answer.late_seq,
            },
          ]),
      ),
    })),
  };
}

/** The same of the model. */
export function snapshotOf({ countsInChapter }: Setup, { runs, hasAttempt }: State) {
  const completed = runs.filter(({ state }) => state === 'completed').length;
  return {
    completed: hasAttempt ? completed : null,
    exercises: countsInChapter && completed > 0 ? 1 : null,
    told: completed,
    runs: runs.map(({ no, state, started, expires, ended, reason, late, result, answers }) => ({
      no,
      state,
      started,
      expires,
      ended,
      reason,
      late,
      seconds: result?.seconds ?? null,
      marks: result?.marks ?? null,
      answers,
    })),
  };
}

/** Takes away what the last run of the test has left; the clock stands at the beginning again. */
export async function clear({ pool }: World, studentId: number): Promise<void> {
  const tables = ['run_event', 'run_answer', 'attempt_run', 'attempt', 'practice_count'];
  await pool.query(
    [
      ...tables.map((table) => `DELETE FROM ${table} WHERE student_id = ${studentId}`),
      'DELETE FROM graphile_worker._private_jobs',
      `UPDATE test_only.clock SET moved_by = '0'`,
    ].join(';'),
  );
}
