import { randomUUID } from 'node:crypto';
import { type SaveQuestion, savePracticeItem, saveQuestion } from '../src/modules/assessment/index.ts';
import { text, threeChoices } from './practice-questions.ts';
import type { World } from './world.ts';

export type Kind = 'exercise' | 'exam_exercise' | 'quick_quiz' | 'paper';
export const kinds: Kind[] = ['exercise', 'exam_exercise', 'quick_quiz', 'paper'];

type Timer =
  | { timer: 'whole_quiz'; time: number }
  | { timer: 'per_question'; time: number }
  | { timer: 'none'; time: null };

export interface ItemOptions {
  timer?: Timer;
  questions?: Pick<SaveQuestion, 'body' | 'secret'>[];
  rightMarks?: number;
  wrongMarks?: number;
  deadline?: Date | null;
  maxRuns?: number | null;
  isShuffled?: boolean;
  poolSize?: number | null;
  isActive?: boolean;
}

export interface Item {
  kind: Kind;
  id: number;
  slug: string;
  placeId: number | null;
  enrolmentId: number;
  questionIds: number[];
}

export interface PracticeCourse {
  enrolmentId: number;
  courseId: number;
  ownerTenantId: number;
  /** The first chapter of the first subject, and the second one. */
  chapterId: number;
  secondChapterId: number;
}

export async function findCourse(
  world: Pick<World, 'db' | 'pool'>,
  studentId: number,
  kind: 'class_room' | 'exam',
): Promise<PracticeCourse> {
  const { rows } = await world.pool.query<{ id: number; course_id: number; owner: number; chapter: number }>(
    `SELECT enrolment.id, course.id AS course_id, course.owner_tenant_id AS owner, chapter.id AS chapter
     FROM enrolment JOIN course ON course.id = course_id JOIN subject ON subject.course_id = course.id
       JOIN chapter ON chapter.subject_id = subject.id
     WHERE student_id = $1 AND course.kind = $2
     ORDER BY subject.position, subject.id, chapter.position, chapter.id LIMIT 2`,
    [studentId, kind],
  );
  const [first, second] = rows;
  if (!first || !second) throw new Error(`student ${studentId} has no ${kind} course`);
  return {
    enrolmentId: first.id,
    courseId: first.course_id,
    ownerTenantId: first.owner,
    chapterId: first.chapter,
    secondChapterId: second.chapter,
  };
}

/** A lesson of its own: a lesson has one quick quiz. */
async function makeLesson(
  world: Pick<World, 'db' | 'pool'>,
  ownerTenantId: number,
  chapterId: number,
): Promise<number> {
  const { rows } = await world.pool.query<{ id: number }>(
    `WITH made AS (
       INSERT INTO content_library (owner_tenant_id, slug, content_type, external_url, state)
       VALUES ($1, $2, 'external_link', 'https://example.org', 'ready') RETURNING id
     ) INSERT INTO content (chapter_id, content_library_id, title)
       SELECT $3, id, '{"en": "Lesson"}' FROM made RETURNING content_library_id AS id`,
    [ownerTenantId, `lesson-${randomUUID()}`, chapterId],
  );
  return rows[0]?.id ?? 0;
}

export async function makeItem(
  world: Pick<World, 'db' | 'pool'>,
  course: PracticeCourse,
  kind: Kind,
  options: ItemOptions = {},
): Promise<Item> {
  const { ownerTenantId, chapterId, courseId, enrolmentId } = course;
  const contentLibraryId = kind === 'quick_quiz' ? await makeLesson(world, ownerTenantId, chapterId) : 0;
  const place =
    kind === 'quick_quiz'
      ? { kind, contentLibraryId }
      : kind === 'paper'
        ? { kind, courseId }
        : { kind, chapterId };
  const slug = `item-${randomUUID()}`;
  const questionIds = await makeQuestions(world, ownerTenantId, options.questions ?? threeChoices());
  const { id } = await world.db.transaction().execute((tx) =>
    savePracticeItem(tx, {
      ownerTenantId,
      slug,
      place,
      title: text(`Title of ${slug}`),
      description: text('What it is about'),
      timer: options.timer ?? { timer: 'whole_quiz', time: 10 },
      rightMarks: options.rightMarks ?? 1,
      wrongMarks: options.wrongMarks ?? 0,
      deadline: options.deadline ?? null,
      month: kind === 'paper' ? 4 : null,
      year: kind === 'paper' ? 2025 : null,
      maxRuns: options.maxRuns ?? null,
      isShuffled: options.isShuffled ?? false,
      poolSize: options.poolSize ?? null,
      position: 0,
      isActive: options.isActive ?? true,
      questionIds,
    }),
  );
  const placeId = kind === 'quick_quiz' ? contentLibraryId : kind === 'paper' ? null : chapterId;
  return { kind, id, slug, placeId, enrolmentId, questionIds };
}

async function makeQuestions(
  world: Pick<World, 'db' | 'pool'>,
  ownerTenantId: number,
  questions: NonNullable<ItemOptions['questions']>,
): Promise<number[]> {
  return world.db.transaction().execute(async (tx) => {
    const ids: number[] = [];
    for (const question of questions) {
      const slug = `question-${randomUUID()}`;
      ids.push((await saveQuestion(tx, { ownerTenantId, slug, tags: [], ...question })).id);
    }
    return ids;
  });
}
