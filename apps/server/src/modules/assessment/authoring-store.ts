import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/db/database.ts';

const itemRows = (db: Queryable) =>
  db.selectFrom('practice_item').select([
    'practice_item.id',
    'practice_item.owner_tenant_id',
    'practice_item.slug',
    'practice_item.kind',
    'practice_item.chapter_id',
    'practice_item.content_library_id',
    'practice_item.course_id',
    'practice_item.title',
    'practice_item.description',
    'practice_item.timer',
    'practice_item.time',
    'practice_item.right_marks',
    'practice_item.wrong_marks',
    'practice_item.deadline',
    'practice_item.month',
    'practice_item.year',
    'practice_item.max_runs',
    'practice_item.is_shuffled',
    'practice_item.pool_size',
    'practice_item.position',
    'practice_item.is_active',
    sql<number[]>`coalesce((
      SELECT json_agg(place.question_id ORDER BY place.position) FROM practice_item_question place
      WHERE place.practice_item_id = practice_item.id
    ), '[]')`.as('question_ids'),
    sql<number>`(
      SELECT count(*) FROM attempt JOIN attempt_run run
        ON run.student_id = attempt.student_id AND run.attempt_id = attempt.id
      WHERE attempt.practice_item_id = practice_item.id
    )`.as('runs_count'),
    sql<boolean>`NOT (
      practice_item.is_active
      OR EXISTS (SELECT FROM attempt WHERE attempt.practice_item_id = practice_item.id)
    )`.as('is_removable'),
  ]);
export type AuthoredItem = Awaited<ReturnType<ReturnType<typeof itemRows>['execute']>>[number];

/** Exercises first, then the quizzes in the order of their lessons. */
export async function selectChapterItems(db: Queryable, chapterId: number): Promise<AuthoredItem[]> {
  return itemRows(db)
    .where((where) =>
      where.or([
        where('chapter_id', '=', chapterId),
        where('content_library_id', 'in', (from) =>
          from.selectFrom('content').select('content.content_library_id').where('chapter_id', '=', chapterId),
        ),
      ]),
    )
    .orderBy('kind')
    .orderBy(
      sql`coalesce((
        SELECT content.position FROM content
        WHERE content.content_library_id = practice_item.content_library_id AND content.chapter_id = ${chapterId}
      ), practice_item.position)`,
    )
    .orderBy('id')
    .execute();
}

export async function selectPapers(db: Queryable, courseId: number): Promise<AuthoredItem[]> {
  return itemRows(db).where('course_id', '=', courseId).orderBy('position').orderBy('id').execute();
}

/** One that hangs in these subjects, or, as a paper, in one of their courses. */
export async function selectAuthoredItem(
  db: Queryable,
  itemId: number,
  subjectIds: readonly number[],
): Promise<AuthoredItem | undefined> {
  return itemRows(db)
    .where('practice_item.id', '=', itemId)
    .where(
      sql<boolean>`(
        practice_item.chapter_id IN (SELECT id FROM chapter WHERE subject_id = ANY (${subjectIds}::bigint[]))
        OR practice_item.course_id IN (SELECT course_id FROM subject WHERE id = ANY (${subjectIds}::bigint[]))
        OR EXISTS (
          SELECT FROM content JOIN chapter ON chapter.id = content.chapter_id
          WHERE content.content_library_id = practice_item.content_library_id
            AND chapter.subject_id = ANY (${subjectIds}::bigint[])
        )
      )`,
    )
    .executeTakeFirst();
}

/** A chapter of these subjects, with the kind of its course. */
export async function selectChapterKind(db: Queryable, chapterId: number, subjectIds: readonly number[]) {
  return db
    .selectFrom('chapter')
    .innerJoin('subject', 'subject.id', 'chapter.subject_id')
    .innerJoin('course', 'course.id', 'subject.course_id')
    .select(['chapter.id', 'course.kind'])
    .where('chapter.id', '=', chapterId)
    .where('chapter.is_active', '=', true)
    .where('subject.id', 'in', subjectIds)
    .executeTakeFirst();
}

/** The lesson that stands in a place of these subjects, and whether it has its quiz. */
export async function selectLesson(db: Queryable, contentId: number, subjectIds: readonly number[]) {
  return db
    .selectFrom('content')
    .innerJoin('chapter', 'chapter.id', 'content.chapter_id')
    .innerJoin('content_library as library', 'library.id', 'content.content_library_id')
    .select([
      'library.id as libraryId',
      'library.owner_tenant_id as ownerTenantId',
      sql<boolean>`EXISTS (
        SELECT FROM practice_item WHERE practice_item.content_library_id = content.content_library_id
      )`.as('hasQuiz'),
    ])
    .where('content.id', '=', contentId)
    .where('chapter.is_active', '=', true)
    .where('chapter.subject_id', 'in', subjectIds)
    .executeTakeFirst();
}

export async function selectCourseName(db: Queryable, courseId: number) {
  return db.selectFrom('course').select(['id', 'name']).where('id', '=', courseId).executeTakeFirst();
}

/** Where the next one of a chapter or course stands. */
export async function selectNextPosition(
  db: Queryable,
  { chapterId, courseId }: { chapterId: number | null; courseId: number | null },
): Promise<number> {
  const { next } = await db
    .selectFrom('practice_item')
    .select(sql<number>`coalesce(max(position) + 1, 0)`.as('next'))
    .where((where) =>
      where.or([where('chapter_id', '=', chapterId ?? 0), where('course_id', '=', courseId ?? 0)]),
    )
    .executeTakeFirstOrThrow();
  return next;
}

export type OrderedPlace = { chapter_id: number } | { course_id: number };

/** Locked, so that two who put them into an order do not mix theirs. */
export async function lockItems(tx: Tx, place: OrderedPlace): Promise<number[]> {
  const rows = await tx
    .selectFrom('practice_item')
    .select('id')
    .where((where) => where.and(place))
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export async function updateItemPositions(tx: Tx, itemIds: readonly number[]): Promise<void> {
  await sql`
    UPDATE practice_item SET position = wanted.place
    FROM unnest(${itemIds}::bigint[]) WITH ORDINALITY AS wanted (id, place) WHERE practice_item.id = wanted.id
  `.execute(tx);
}

/** An attempt refers to its item: after this none can come to be until the transaction ends. */
export async function lockItem(tx: Tx, itemId: number): Promise<void> {
  await tx.selectFrom('practice_item').select('id').where('id', '=', itemId).forUpdate().execute();
}

export async function deleteItem(tx: Tx, itemId: number): Promise<void> {
  await tx.deleteFrom('practice_item').where('id', '=', itemId).execute();
}

export async function updateItemActive(tx: Tx, itemId: number, isActive: boolean): Promise<void> {
  await tx.updateTable('practice_item').set({ is_active: isActive }).where('id', '=', itemId).execute();
}

/** Those of the questions that are the owner's, in their newest version. */
export async function selectOwnQuestions(db: Queryable, ownerTenantId: number, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('question')
    .innerJoin('question_version', (join) =>
      join
        .onRef('question_version.question_id', '=', 'question.id')
        .onRef('question_version.version', '=', 'question.version'),
    )
    .select(['question.id', 'question.kind', 'question.tags', 'question_version.body'])
    .where('question.owner_tenant_id', '=', ownerTenantId)
    .where('question.id', 'in', ids)
    .execute();
}
