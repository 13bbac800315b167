import { makeFreeText } from '../marking.ts';
import { byReach, everyStaff, type MatrixRow, nothing, tenantAdmins } from './matrix.ts';

const base = '/api/v1/course/staff';
const answer = `${base}/marking/answers/:studentId/:runId/:questionId`;
const onItem = `${base}/marking/items/:itemId`;
const onQuestion = `${base}/questions/:questionId/key_corrections`;

const about =
  (body?: object): MatrixRow['ask'] =>
  async (stage, place) => {
    const { studentId, runId, questionId, itemId } = await stage.answer(place);
    return { params: { studentId, runId, questionId, itemId }, ...(body && { body }) };
  };

/** A question of the tenant's own bank, or of another tenant's. */
const question =
  (body?: object): MatrixRow['ask'] =>
  async ({ world, one }, place) => {
    const { rows } = await world.pool.query('SELECT id FROM tenant WHERE slug = $1', [
      place === 'other tenant' ? 'udaan' : 'shala',
    ]);
    const { itemId } = await makeFreeText(world);
    const { question_id: questionId = 0 } = await one(
      `UPDATE question SET owner_tenant_id = $2 FROM practice_item_question place
       WHERE place.practice_item_id = $1 AND question.id = place.question_id RETURNING question_id`,
      [itemId, rows[0].id],
    );
    return { params: { questionId }, ...(body && { body }) };
  };

export const markingRows: readonly MatrixRow[] = [
  { call: `GET ${base}/marking/items`, policy: everyStaff, ask: nothing },
  { call: `GET ${base}/marking/late_answers`, policy: everyStaff, ask: nothing },
  { call: `GET ${base}/marking/phrases`, policy: everyStaff, ask: nothing },
  {
    call: `PUT ${base}/marking/phrases`,
    policy: everyStaff,
    ask: async () => ({ body: { phrases: ['Good reason'] } }),
  },
  { call: `GET ${onItem}`, policy: byReach, ask: about() },
  { call: `GET ${onItem}/questions/:questionId/answers`, policy: byReach, ask: about() },
  {
    call: `POST ${onItem}/questions/:questionId/next`,
    policy: byReach,
    ask: about({}),
    isNothing: ({ answer }) => answer === null,
  },
  { call: `GET ${answer}`, policy: byReach, ask: about() },
  { call: `POST ${answer}/lease`, policy: byReach, ask: about() },
  { call: `DELETE ${answer}/lease`, policy: byReach, ask: about() },
  { call: `PUT ${answer}/mark`, policy: byReach, ask: about({ mark: { marks: 1, revision: 0 } }) },
  { call: `POST ${answer}/undo`, policy: byReach, ask: about() },
  {
    call: `PUT ${base}/students/:studentId/runs/:runId/answers/:questionId/evaluation`,
    policy: byReach,
    ask: about({ evaluation: { marks: 1 } }),
  },
  {
    call: `PUT ${base}/students/:studentId/runs/:runId/answers/:questionId/late_answer`,
    policy: byReach,
    ask: async (stage, place) => {
      const asked = await about({ late_answer: { is_counted: true } })(stage, place);
      await stage.world.pool.query(
        `UPDATE run_answer SET late_seq = 2, late_answer = 'late', late_at = app_now() WHERE run_id = $1`,
        [asked.params?.runId],
      );
      return asked;
    },
  },
  {
    call: `GET ${onQuestion}`,
    policy: tenantAdmins,
    ask: async (stage, place) => {
      const asked = await question()(stage, place);
      await stage.world.pool.query(
        `INSERT INTO key_correction (tenant_id, question_id, version, correct_answer, reason, staff_id, state,
           runs_total, done_at)
         SELECT owner_tenant_id, question.id, 1, 'a', 'R',
           (SELECT min(id) FROM staff WHERE tenant_id = owner_tenant_id), 'done', 0, app_now()
         FROM question WHERE question.id = $1`,
        [asked.params?.questionId],
      );
      return asked;
    },
    isNothing: ({ key_corrections: corrections }) => Array.isArray(corrections) && corrections.length === 0,
  },
  {
    call: `POST ${onQuestion}`,
    policy: tenantAdmins,
    ask: question({ key_correction: { correct_answer: 'a', reason: 'R' } }),
  },
  {
    call: `POST ${onQuestion}/plan`,
    policy: tenantAdmins,
    ask: question({ key_correction: { correct_answer: 'a' } }),
  },
];
