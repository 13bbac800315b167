import type { WireFullAnswer } from '@shala/wire/marking.ts';
import { makeItem } from './practice-items.ts';
import { freeText } from './practice-questions.ts';
import type { World } from './world.ts';

const base = '/api/v1/course/staff/marking';

/** An exercise of one free text in a chapter of a subject of class 8. */
export async function makeFreeText(
  world: Pick<World, 'db' | 'pool'>,
  { subject = 'mathematics', maxMarks = 4 } = {},
) {
  const { rows } = await world.pool.query(
    `SELECT chapter.id, course.id AS course_id, course.owner_tenant_id AS owner FROM course
     JOIN subject ON subject.course_id = course.id JOIN chapter ON chapter.subject_id = subject.id
     WHERE course.slug = 'cbse-8' AND subject.slug = $1 ORDER BY chapter.position LIMIT 1`,
    [subject],
  );
  const place = {
    enrolmentId: 0,
    courseId: rows[0].course_id,
    ownerTenantId: rows[0].owner,
    chapterId: rows[0].id,
    secondChapterId: rows[0].id,
  };
  const item = await makeItem(world, place, 'exercise', { questions: [freeText('marking', maxMarks)] });
  const [questionId] = item.questionIds as [number];
  return { itemId: item.id, questionId, courseId: place.courseId, chapterId: place.chapterId };
}
export type FreeTextItem = Awaited<ReturnType<typeof makeFreeText>>;

/** New students of a section, each with a finished run whose one answer waits. Answers with their ids. */
export async function addWaiting(
  { pool }: Pick<World, 'pool'>,
  { itemId, questionId, courseId }: FreeTextItem,
  { count = 1, section = '8-A', name = 'Pupil' as string } = {},
): Promise<{ studentId: number; runId: number }[]> {
  const { rows } = await pool.query(
    `WITH school AS (SELECT tenant_id, id FROM section WHERE slug = $5),
     child AS (
       INSERT INTO student (tenant_id, first_name, last_name)
       SELECT tenant_id, $6, lpad(n::text, 5, '0') FROM school, generate_series(1, $4) n RETURNING id, tenant_id
     ), member AS (
       INSERT INTO section_membership (student_id, section_id, tenant_id, from_day)
       SELECT child.id, school.id, child.tenant_id, app_today() - 10 FROM child, school
     ), enrolled AS (
       INSERT INTO enrolment (student_id, tenant_id, course_id) SELECT id, tenant_id, $3 FROM child
       RETURNING id, student_id, tenant_id
     ), tried AS (
       INSERT INTO attempt (student_id, tenant_id, enrolment_id, practice_item_id, completed_runs)
       SELECT student_id, tenant_id, id, $1, 1 FROM enrolled RETURNING id, student_id, tenant_id, enrolment_id
     ), run AS (
       INSERT INTO attempt_run (student_id, tenant_id, attempt_id, enrolment_id, practice_item_id, kind, run_no, state,
         question_ids, question_versions, timer, right_marks, wrong_marks, counts_drafts, started_at, ended_at,
         end_reason, correct, incorrect, unanswered, evaluating, marks, most_marks, score, accuracy, seconds)
       SELECT student_id, tenant_id, id, enrolment_id, $1, 'exercise', 1, 'completed', ARRAY[$2::bigint], ARRAY[1],
         'none', 1, 0, false, app_now() - interval '1 hour', app_now() - interval '50 minutes', 'finished',
         0, 0, 0, 1, 0, 0, 0, 0, 600 FROM tried RETURNING student_id, id, tenant_id
     )
     INSERT INTO run_answer (student_id, run_id, question_id, tenant_id, client_seq, answer, submitted_answer,
       is_draft, saved_at, outcome)
     SELECT student_id, id, $2, tenant_id, 1, 'Friction.', 'Friction.', false, app_now() - interval '51 minutes',
       'pending' FROM run RETURNING student_id, run_id`,
    [itemId, questionId, courseId, count, section, name],
  );
  return rows.map((row) => ({ studentId: Number(row.student_id), runId: Number(row.run_id) }));
}

/** What a member of staff does at the desk. */
export function markingDesk(world: World, headers: Record<string, string>) {
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    world.server.inject({ method, url: `${base}${path}`, headers, ...(payload && { payload }) });
  const pathOf = (key: { studentId: number; runId: number }, questionId: number) =>
    `/answers/${key.studentId}/${key.runId}/${questionId}`;
  return {
    call,
    items: async () => (await call('GET', '/items?limit=200')).json(),
    item: (itemId: number) => call('GET', `/items/${itemId}`),
    answers: (itemId: number, questionId: number, query = '') =>
      call('GET', `/items/${itemId}/questions/${questionId}/answers${query}`),
    get: (key: { studentId: number; runId: number }, questionId: number) =>
      call('GET', pathOf(key, questionId)),
    take: (key: { studentId: number; runId: number }, questionId: number) =>
      call('POST', `${pathOf(key, questionId)}/lease`),
    release: (key: { studentId: number; runId: number }, questionId: number) =>
      call('DELETE', `${pathOf(key, questionId)}/lease`),
    mark: (key: { studentId: number; runId: number }, questionId: number, mark: object) =>
      call('PUT', `${pathOf(key, questionId)}/mark`, { mark }),
    undo: (key: { studentId: number; runId: number }, questionId: number) =>
      call('POST', `${pathOf(key, questionId)}/undo`),
    async next(itemId: number, questionId: number, body: object = {}): Promise<WireFullAnswer | null> {
      const answer = await call('POST', `/items/${itemId}/questions/${questionId}/next`, body);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json().answer;
    },
  };
}
export type MarkingDesk = ReturnType<typeof markingDesk>;
