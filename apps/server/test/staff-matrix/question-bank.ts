import { contentOf } from '../question-bank.ts';
import { everyStaff, type MatrixRow, nothing } from './matrix.ts';
import type { Place, Stage } from './stage.ts';

const base = '/api/v1/course/staff';
const question = `${base}/questions/:questionId`;
const imports = `${base}/question_imports`;

/** Questions stand in subjects, not in sections: whoever teaches the subject keeps them, and administrators. */
const byTeaching: MatrixRow['policy'] = {
  tutor: ['allowed', null, null, 'not found'],
  school_admin: ['not found', null, null, 'not found'],
  tenant_admin: ['allowed', null, null, 'not found'],
};

/** Mathematics of class 8, or a subject in a course of another tenant. */
async function subjectIn({ one, subject }: Stage, place: Place) {
  if (place !== 'other tenant') return { subjectId: (await subject(place)).id ?? 0, tenant: 'shala' };
  const { id: subjectId = 0 } = await one(
    `WITH theirs AS (
       INSERT INTO course (owner_tenant_id, kind, slug, name, acronym)
       SELECT id, 'exam', 'matrix-course', '{"en": "Theirs"}', '{"en": "T"}' FROM tenant WHERE slug = 'udaan'
       ON CONFLICT (owner_tenant_id, slug) DO UPDATE SET position = 0 RETURNING id
     )
     INSERT INTO subject (course_id, slug, name) SELECT id, 'matrix-subject', '{"en": "Theirs"}' FROM theirs
     ON CONFLICT (course_id, slug) DO UPDATE SET position = 0 RETURNING id`,
    [],
  );
  return { subjectId, tenant: 'udaan' };
}

const aboutQuestion =
  (body?: object): MatrixRow['ask'] =>
  async (stage, place) => {
    const { subjectId, tenant } = await subjectIn(stage, place);
    const { question_id: questionId = 0 } = await stage.one(
      `WITH made AS (
         INSERT INTO question (owner_tenant_id, slug, kind, subject_id)
         SELECT id, 'matrix-' || gen_random_uuid(), 'free_text', $2 FROM tenant WHERE slug = $1 RETURNING id
       )
       INSERT INTO question_version (question_id, version, body, secret)
       SELECT id, 1, '{"kind": "free_text", "stem": {"en": "Why?"}, "figure": null, "maxMarks": 1}',
         '{"correctAnswer": null, "modelAnswer": {"en": ""}, "solution": {"en": ""}, "solutionFigure": null}'
       FROM made RETURNING question_id`,
      [tenant, subjectId],
    );
    return { params: { questionId }, ...(body && { body: withSubject(body, subjectId) }) };
  };

const withSubject = (body: object, subjectId: number) =>
  'question' in body ? { question: { ...(body.question as object), subject_id: subjectId } } : body;

const content = contentOf({ subjectId: 0, chapterId: 0 }, { chapter_id: null, kind: 'free_text' });
const { kind: _, ...version } = content;
const file = { original_filename: 'a.gift', tempfile: '', content_type: 'text/plain' };

const newIn =
  (make: (subjectId: number) => object): MatrixRow['ask'] =>
  async (stage, place) => ({ body: make((await subjectIn(stage, place)).subjectId) });

const aboutImport: MatrixRow['ask'] = async (stage, place) => {
  const { subjectId, tenant } = await subjectIn(stage, place);
  const { id: importId = 0 } = await stage.one(
    `INSERT INTO question_import (tenant_id, staff_id, format, file_name, subject_id, source, state)
     SELECT tenant.id, (SELECT min(id) FROM staff WHERE tenant_id = tenant.id), 'gift', 'a', $2, '', 'checked'
     FROM tenant WHERE slug = $1 RETURNING id`,
    [tenant, subjectId],
  );
  return { params: { importId } };
};

export const questionBankRows: readonly MatrixRow[] = [
  { call: `GET ${base}/questions`, policy: everyStaff, ask: nothing },
  { call: `GET ${base}/question_places`, policy: everyStaff, ask: nothing },
  {
    call: `GET ${base}/question_exports`,
    policy: everyStaff,
    ask: async () => ({ query: { format: 'csv' } }),
  },
  {
    call: `GET ${base}/question_exports/file`,
    policy: everyStaff,
    ask: async () => ({ query: { format: 'csv' } }),
  },
  {
    call: `POST ${base}/question_figures`,
    policy: everyStaff,
    ask: async () => ({ body: { figure: { file } } }),
  },
  {
    call: `POST ${base}/questions`,
    policy: byTeaching,
    ask: newIn((subject_id) => ({ question: { ...content, subject_id } })),
  },
  { call: `GET ${question}`, policy: byTeaching, ask: aboutQuestion() },
  {
    call: `POST ${question}/versions`,
    policy: byTeaching,
    ask: aboutQuestion({ question: { ...version, version: 1 } }),
  },
  {
    call: `PUT ${question}/retirement`,
    policy: byTeaching,
    ask: aboutQuestion({ retirement: { is_retired: true } }),
  },
  {
    call: `POST ${imports}`,
    policy: byTeaching,
    ask: newIn((subject_id) => ({ question_import: { format: 'gift', subject_id, chapter_id: null, file } })),
  },
  { call: `GET ${imports}/:importId`, policy: byTeaching, ask: aboutImport },
  { call: `POST ${imports}/:importId/confirm`, policy: byTeaching, ask: aboutImport },
];
