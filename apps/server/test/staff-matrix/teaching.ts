import { addContent, addRendition } from '../contents.ts';
import { everyStaff, type MatrixRow, nothing } from './matrix.ts';
import type { Place, Stage } from './stage.ts';

const base = '/api/v1/course/staff';

/** Tutors fill the subjects they teach, the office every course of its tenant. */
const byTeaching: MatrixRow['policy'] = {
  tutor: ['allowed', 'not found', 'not found', 'not found'],
  school_admin: ['allowed', 'allowed', 'allowed', 'not found'],
  tenant_admin: ['allowed', 'allowed', 'allowed', 'not found'],
};
/** A paper is of the whole course: it is also of those who teach another subject of it. */
const byCourse: MatrixRow['policy'] = {
  tutor: ['allowed', 'allowed', 'not found', 'not found'],
  school_admin: ['allowed', 'allowed', 'allowed', 'not found'],
  tenant_admin: ['allowed', 'allowed', 'allowed', 'not found'],
};

/** The tutor's subject, another one of the course, another course, and a course of somebody else. */
const subjects: Record<Exclude<Place, 'other tenant'>, string> = {
  'own section': "course.slug = 'cbse-8' AND subject.slug = 'mathematics'",
  'other section': "course.slug = 'cbse-8' AND subject.slug = 'physics'",
  'other institute': "course.slug <> 'cbse-8'",
};

function chapter(stage: Stage, place: Place): Promise<Record<string, number>> {
  if (place !== 'other tenant') {
    return stage.one(
      `SELECT chapter.id, course.id AS course_id FROM chapter JOIN subject ON subject.id = chapter.subject_id
       JOIN course ON course.id = subject.course_id JOIN tenant ON tenant.id = course.owner_tenant_id
       WHERE tenant.slug = 'shala' AND ${subjects[place]} ORDER BY chapter.id LIMIT 1`,
      [],
    );
  }
  return stage.one(
    `WITH made AS (
       INSERT INTO course (owner_tenant_id, kind, slug, name, acronym)
       SELECT id, 'exam', gen_random_uuid(), '{"en": "Foreign"}', '{"en": "F"}' FROM tenant WHERE slug = 'udaan'
       RETURNING id
     ), part AS (
       INSERT INTO subject (course_id, slug, name) SELECT id, 's', '{"en": "S"}' FROM made RETURNING id, course_id
     )
     INSERT INTO chapter (subject_id, slug, name) SELECT id, 'c', '{"en": "C"}' FROM part
     RETURNING id, (SELECT course_id FROM part)`,
    [],
  );
}

const inChapter =
  (body?: object): MatrixRow['ask'] =>
  async (stage, place) => {
    const { id: chapterId = 0, course_id: courseId = 0 } = await chapter(stage, place);
    return { params: { chapterId, courseId }, ...(body && { body }) };
  };

const ofContent =
  (body?: object): MatrixRow['ask'] =>
  async (stage, place) => {
    const { id: chapterId = 0 } = await chapter(stage, place);
    const made = await addContent(stage.world.pool, { chapterId, type: 'external_link', isActive: false });
    return { params: { contentId: made.contentId }, ...(body && { body }) };
  };

const ofFilm: MatrixRow['ask'] = async (stage, place) => {
  const { id: chapterId = 0 } = await chapter(stage, place);
  const made = await addContent(stage.world.pool, { chapterId, isActive: false });
  await addRendition(stage.world, made);
  return { params: { contentId: made.contentId, rendition: '240p' } };
};

const captioned: MatrixRow['ask'] = async (stage, place) => {
  const { id: chapterId = 0 } = await chapter(stage, place);
  const made = await addContent(stage.world.pool, { chapterId, isActive: false });
  const text = 'WEBVTT\n\n00:01.000 --> 00:02.000\nMatrix\n';
  return { params: { contentId: made.contentId, locale: 'en' }, body: { captions: { text } } };
};

const input = async (stage: Stage) => {
  const { id } = await stage.one(
    `SELECT question.id FROM question JOIN tenant ON tenant.id = owner_tenant_id WHERE tenant.slug = 'shala' LIMIT 1`,
    [],
  );
  return {
    title: { en: 'Matrix' },
    description: { en: '' },
    timer_options: 'none',
    time: null,
    right_marks: 1,
    wrong_marks: 0,
    is_shuffled: false,
    question_ids: [id],
  };
};

const ofItem =
  (body?: (stage: Stage) => Promise<object>): MatrixRow['ask'] =>
  async (stage, place) => {
    const { id: chapterId = 0 } = await chapter(stage, place);
    const { id: itemId = 0 } = await stage.one(
      `INSERT INTO practice_item (owner_tenant_id, slug, kind, chapter_id, title)
       SELECT owner_tenant_id, gen_random_uuid(), CASE course.kind WHEN 'exam' THEN 'exam_exercise' ELSE 'exercise' END,
         chapter.id, '{"en": "Matrix"}' FROM chapter JOIN subject ON subject.id = chapter.subject_id
       JOIN course ON course.id = subject.course_id WHERE chapter.id = $1 RETURNING id`,
      [chapterId],
    );
    return { params: { itemId }, ...(body && { body: await body(stage) }) };
  };

const publication = { publication: { is_published: true } };
const content = `${base}/contents/:contentId`;
const item = `${base}/practice/:itemId`;

export const teachingRows: readonly MatrixRow[] = [
  { call: `GET ${base}/courses`, policy: everyStaff, ask: nothing },
  { call: `GET ${base}/chapters/:chapterId`, policy: byTeaching, ask: inChapter() },
  {
    call: `POST ${base}/chapters/:chapterId/contents`,
    policy: byTeaching,
    ask: inChapter({ content: { content_type: 'pdf', title: { en: 'Matrix' } } }),
  },
  {
    call: `PUT ${base}/chapters/:chapterId/order`,
    policy: byTeaching,
    ask: inChapter({ order: { content_ids: [] } }),
  },
  {
    call: `PUT ${content}`,
    policy: byTeaching,
    ask: ofContent({ content: { title: { en: 'New' }, description: {} } }),
  },
  { call: `PUT ${content}/publication`, policy: byTeaching, ask: ofContent(publication) },
  { call: `DELETE ${content}`, policy: byTeaching, ask: ofContent() },
  {
    call: `POST ${content}/upload`,
    policy: byTeaching,
    ask: ofContent({ file: { size_bytes: 1, fingerprint: 'a'.repeat(64) } }),
  },
  { call: `POST ${content}/upload/finish`, policy: byTeaching, ask: ofContent() },
  { call: `PUT ${content}/captions/:locale`, policy: byTeaching, ask: captioned },
  { call: `DELETE ${content}/captions/:locale`, policy: byTeaching, ask: captioned },
  { call: `GET ${content}/playlist`, policy: byTeaching, ask: ofFilm },
  { call: `GET ${content}/playlist/:rendition`, policy: byTeaching, ask: ofFilm },
  { call: `GET ${content}/key`, policy: byTeaching, ask: ofFilm },
  { call: `GET ${base}/chapters/:chapterId/practice`, policy: byTeaching, ask: inChapter() },
  { call: `GET ${base}/courses/:courseId/papers`, policy: byCourse, ask: inChapter() },
  {
    call: `PUT ${base}/chapters/:chapterId/practice/order`,
    policy: byTeaching,
    ask: inChapter({ order: { item_ids: [] } }),
  },
  {
    call: `PUT ${base}/courses/:courseId/papers/order`,
    policy: byCourse,
    ask: inChapter({ order: { item_ids: [] } }),
  },
  {
    call: `POST ${base}/practice`,
    policy: byTeaching,
    ask: async (stage, place) => {
      const { id } = await chapter(stage, place);
      return { body: { item: { ...(await input(stage)), place: { chapter_id: id } } } };
    },
  },
  { call: `GET ${item}`, policy: byTeaching, ask: ofItem() },
  { call: `PUT ${item}`, policy: byTeaching, ask: ofItem(async (stage) => ({ item: await input(stage) })) },
  { call: `PUT ${item}/publication`, policy: byTeaching, ask: ofItem(async () => publication) },
  { call: `DELETE ${item}`, policy: byTeaching, ask: ofItem() },
  { call: `GET ${item}/preview`, policy: byTeaching, ask: ofItem() },
];
