import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/db/database.ts';
import { type Saved, saveRow } from '#platform/db/save-row.ts';

interface QuestionRow {
  owner_tenant_id: number;
  slug: string;
  kind: string;
  tags: readonly string[];
}

interface VersionRow {
  body: object;
  secret: object;
}

/** The question, and whether its newest version says the same. Others who change it wait. */
export async function selectQuestion(
  tx: Tx,
  { owner_tenant_id, slug, tags }: QuestionRow,
  version: VersionRow,
) {
  return tx
    .selectFrom('question')
    .innerJoin('question_version', (join) =>
      join
        .onRef('question_version.question_id', '=', 'question.id')
        .onRef('question_version.version', '=', 'question.version'),
    )
    .select([
      'question.id',
      'question.kind',
      'question.version',
      sql<boolean>`question.tags = ${[...tags]}::text[]`.as('has_same_tags'),
      sql<boolean>`body = ${JSON.stringify(version.body)}::jsonb AND secret = ${JSON.stringify(version.secret)}::jsonb`.as(
        'is_same',
      ),
    ])
    .where('owner_tenant_id', '=', owner_tenant_id)
    .where('slug', '=', slug)
    .forUpdate('question')
    .executeTakeFirst();
}

export async function insertQuestion(tx: Tx, row: QuestionRow): Promise<number> {
  const { id } = await tx
    .insertInto('question')
    .values({ ...row, tags: [...row.tags] })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateQuestion(tx: Tx, id: number, version: number, tags: readonly string[]) {
  await tx
    .updateTable('question')
    .set({ version, tags: [...tags] })
    .where('id', '=', id)
    .execute();
}

export async function insertVersion(tx: Tx, questionId: number, version: number, row: VersionRow) {
  await tx
    .insertInto('question_version')
    .values({
      question_id: questionId,
      version,
      body: JSON.stringify(row.body),
      secret: JSON.stringify(row.secret),
    })
    .execute();
}

/** The ids of those of the slugs that the owner has. */
export async function selectQuestionIds(db: Queryable, ownerTenantId: number, slugs: readonly string[]) {
  return db
    .selectFrom('question')
    .select(['id', 'slug'])
    .where('owner_tenant_id', '=', ownerTenantId)
    .where('slug', 'in', slugs)
    .execute();
}

export interface PracticeItemRow {
  owner_tenant_id: number;
  slug: string;
  kind: string;
  chapter_id: number | null;
  content_library_id: number | null;
  course_id: number | null;
  title: object;
  description: object;
  timer: string;
  time: number | null;
  right_marks: number;
  wrong_marks: number;
  deadline: Date | null;
  month: number | null;
  year: number | null;
  max_runs: number | null;
  is_shuffled: boolean;
  pool_size: number | null;
  position: number;
  is_active: boolean;
}

export function upsertPracticeItem(
  tx: Tx,
  { owner_tenant_id, slug, ...values }: PracticeItemRow,
): Promise<Saved> {
  return saveRow(tx, { table: 'practice_item', key: { owner_tenant_id, slug }, values });
}

/** Whether the list was another one. Runs that have begun keep theirs. */
export async function replaceQuestions(tx: Tx, itemId: number, questionIds: readonly number[]) {
  const before = await tx
    .selectFrom('practice_item_question')
    .select('question_id')
    .where('practice_item_id', '=', itemId)
    .orderBy('position')
    .execute();
  const isSame =
    before.length === questionIds.length && before.every((row, at) => row.question_id === questionIds[at]);
  if (isSame) return false;
  await tx.deleteFrom('practice_item_question').where('practice_item_id', '=', itemId).execute();
  const rows = questionIds.map((question_id, position) => ({
    practice_item_id: itemId,
    position,
    question_id,
  }));
  await tx.insertInto('practice_item_question').values(rows).execute();
  return true;
}

export async function selectChapterBySlug(
  db: Queryable,
  courseId: number,
  { subject, chapter }: { subject: string; chapter: string },
) {
  return db
    .selectFrom('chapter')
    .innerJoin('subject', 'subject.id', 'chapter.subject_id')
    .innerJoin('course', 'course.id', 'subject.course_id')
    .select(['chapter.id', 'course.kind as course_kind'])
    .where('subject.course_id', '=', courseId)
    .where('subject.slug', '=', subject)
    .where('chapter.slug', '=', chapter)
    .executeTakeFirst();
}

export async function selectLibraryId(db: Queryable, ownerTenantId: number, slug: string) {
  const row = await db
    .selectFrom('content_library')
    .select('id')
    .where('owner_tenant_id', '=', ownerTenantId)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Items of that name in a course: its papers, the exercises of its chapters, the quick quizzes of its lessons. */
export async function selectItemsBySlug(db: Queryable, courseId: number, slug: string) {
  return db
    .selectFrom('practice_item')
    .select(['id', 'kind', 'chapter_id', 'content_library_id'])
    .where('slug', '=', slug)
    .where('is_active', '=', true)
    .where(
      sql<boolean>`(course_id = ${courseId} OR EXISTS (
        SELECT FROM chapter JOIN subject ON subject.id = chapter.subject_id
        WHERE subject.course_id = ${courseId} AND (chapter.id = practice_item.chapter_id OR EXISTS (
          SELECT FROM content WHERE content.chapter_id = chapter.id
            AND content.content_library_id = practice_item.content_library_id
        ))
      ))`,
    )
    .orderBy('id')
    .execute();
}
