import type { WireBankQuestion, WireQuestionCard, WireQuestionImport } from '@shala/wire/question-bank.ts';
import { openStaffSession } from './staff-session.ts';
import { settle, startTestWorker } from './worker.ts';
import type { World } from './world.ts';

const base = '/api/v1/course/staff';

/** A member of staff at the question bank: an administrator, or a tutor of one subject in class 8. */
export async function bankDesk(world: World, role: 'tutor' | 'tenant_admin', subject = 'mathematics') {
  const email = `bank-${role}-${subject}@staff.example.org`;
  const { rows } = await world.pool.query(
    `WITH place AS (
       SELECT course.owner_tenant_id AS tenant_id, course.id AS course_id, subject.id AS subject_id,
         (SELECT id FROM chapter WHERE subject_id = subject.id ORDER BY position LIMIT 1) AS chapter_id,
         (SELECT min(other.id) FROM subject other WHERE other.course_id = course.id AND other.id <> subject.id) AS other
       FROM course JOIN subject ON subject.course_id = course.id AND subject.slug = $3
       WHERE course.slug = 'cbse-8'
     ), person AS (
       INSERT INTO staff (tenant_id, email, name) SELECT tenant_id, $1, '{"en": "Bank"}' FROM place
       RETURNING tenant_id, id
     ), role AS (
       INSERT INTO staff_role (tenant_id, staff_id, role) SELECT tenant_id, id, $2::text FROM person
     ), teaches AS (
       INSERT INTO teaching_assignment (tenant_id, staff_id, course_id, subject_id, from_day)
       SELECT person.tenant_id, person.id, course_id, subject_id, app_today() - 10 FROM person, place WHERE $2 = 'tutor'
     )
     SELECT subject_id, chapter_id, other FROM place`,
    [email, role, subject],
  );
  const { headers } = await openStaffSession(world, email);
  const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
    world.server.inject({ method, url: `${base}${path}`, headers, ...(payload && { payload }) });
  const subjectId = Number(rows[0].subject_id);
  return {
    call,
    headers,
    subjectId,
    chapterId: Number(rows[0].chapter_id),
    otherSubjectId: Number(rows[0].other),
    async create(question: object): Promise<WireBankQuestion> {
      const answer = await call('POST', '/questions', { question });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json().question;
    },
    async list(query = ''): Promise<{ questions: WireQuestionCard[]; meta: { total_count: number } }> {
      return (await call('GET', `/questions?items_per_page=50&${query}`)).json();
    },
    /** Sends a file and waits until it has been looked at. */
    async check(format: string, content: string | Uint8Array): Promise<WireQuestionImport> {
      const tempfile = Buffer.from(content).toString('base64');
      const file = { original_filename: `bank.${format}`, tempfile, content_type: 'text/plain' };
      const question_import = { format, subject_id: subjectId, chapter_id: null, file };
      const { id } = (await call('POST', '/question_imports', { question_import })).json().question_import;
      await work(world);
      return (await call('GET', `/question_imports/${id}`)).json().question_import;
    },
    async confirm({ id }: WireQuestionImport): Promise<WireQuestionImport> {
      const answer = await call('POST', `/question_imports/${id}/confirm`);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      await work(world);
      return (await call('GET', `/question_imports/${id}`)).json().question_import;
    },
  };
}
export type BankDesk = Awaited<ReturnType<typeof bankDesk>>;

async function work(world: World): Promise<void> {
  const worker = await startTestWorker(world);
  try {
    await settle(world, 90_000);
  } finally {
    await worker.stop();
  }
}

export const contentOf = (
  { subjectId, chapterId }: Pick<BankDesk, 'subjectId' | 'chapterId'>,
  part = {},
) => ({
  kind: 'single_choice',
  stem: { en: 'How many?', hi: 'कितने?' },
  figure: null,
  options: ['3', '4', '5'].map((en) => ({ text: { en, hi: null }, figure: null })),
  right_option: 2,
  model_answer: null,
  solution: { en: 'Count them.', hi: null },
  solution_figure: null,
  marks: 1,
  tags: ['bank'],
  subject_id: subjectId,
  chapter_id: chapterId,
  ...part,
});
