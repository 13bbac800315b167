import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/db/database.ts';
import { holdsWords } from '#platform/db/holds-words.ts';
import { type Saved, saveRow } from '#platform/db/save-row.ts';

export interface BoardRow {
  owner_tenant_id: number;
  slug: string;
  name: object;
  acronym: object;
  position: number;
  is_active: boolean;
}

export function upsertBoard(tx: Tx, { owner_tenant_id, slug, ...values }: BoardRow): Promise<Saved> {
  return saveRow(tx, { table: 'board', key: { owner_tenant_id, slug }, values });
}

export interface CourseRow {
  owner_tenant_id: number;
  slug: string;
  kind: 'class_room' | 'exam';
  board_id: number | null;
  name: object;
  acronym: object | null;
  description: object | null;
  grade: number | null;
  amount_paise: number;
  position: number;
  is_active: boolean;
}

export function upsertCourse(tx: Tx, { owner_tenant_id, slug, ...values }: CourseRow): Promise<Saved> {
  return saveRow(tx, { table: 'course', key: { owner_tenant_id, slug }, values });
}

export function upsertLicence(tx: Tx, tenantId: number, courseId: number): Promise<Saved> {
  return saveRow(tx, {
    table: 'course_licence',
    key: { tenant_id: tenantId, course_id: courseId },
    values: {},
    id: 'course_id',
  });
}

export interface SubjectRow {
  course_id: number;
  slug: string;
  name: object;
  colour: number | null;
  icon: string;
  amount_paise: number;
  position: number;
  is_active: boolean;
}

export function upsertSubject(tx: Tx, { course_id, slug, ...values }: SubjectRow): Promise<Saved> {
  return saveRow(tx, { table: 'subject', key: { course_id, slug }, values });
}

export interface ChapterRow {
  subject_id: number;
  slug: string;
  name: object;
  topics: readonly object[];
  position: number;
  is_active: boolean;
}

export function upsertChapter(tx: Tx, { subject_id, slug, ...values }: ChapterRow): Promise<Saved> {
  return saveRow(tx, { table: 'chapter', key: { subject_id, slug }, values });
}

/** A board is known to a tenant that owns it or was given one of its courses; its own one comes first. */
export async function selectBoardId(db: Queryable, tenantId: number, slug: string): Promise<number | null> {
  const row = await db
    .selectFrom('board')
    .select('id')
    .where('slug', '=', slug)
    .where((where) =>
      where.or([
        where('owner_tenant_id', '=', tenantId),
        where.exists(
          where
            .selectFrom('course')
            .innerJoin('course_licence', 'course_licence.course_id', 'course.id')
            .select('course.id')
            .whereRef('course.board_id', '=', 'board.id')
            .where('course_licence.tenant_id', '=', tenantId),
        ),
      ]),
    )
    .orderBy((order) => order('owner_tenant_id', '=', tenantId), 'desc')
    .orderBy('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Among the courses licensed to the tenant; its own one comes first. */
export async function selectCourseId(db: Queryable, tenantId: number, slug: string): Promise<number | null> {
  const row = await db
    .selectFrom('course')
    .innerJoin('course_licence', 'course_licence.course_id', 'course.id')
    .select('course.id')
    .where('course_licence.tenant_id', '=', tenantId)
    .where('course.slug', '=', slug)
    .orderBy((order) => order('course.owner_tenant_id', '=', tenantId), 'desc')
    .orderBy('course.id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function selectSubjectId(db: Queryable, courseId: number, slug: string): Promise<number | null> {
  const row = await db
    .selectFrom('subject')
    .select('id')
    .where('course_id', '=', courseId)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function selectChapterId(
  db: Queryable,
  subjectId: number,
  slug: string,
): Promise<number | null> {
  const row = await db
    .selectFrom('chapter')
    .select('id')
    .where('subject_id', '=', subjectId)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function selectCourses(db: Queryable, tenantId: number, courseIds: readonly number[]) {
  return db
    .selectFrom('course')
    .innerJoin('course_licence', 'course_licence.course_id', 'course.id')
    .leftJoin('board', 'board.id', 'course.board_id')
    .select([
      'course.id',
      'course.kind',
      'course.name',
      'course.acronym',
      'course.picture_key',
      'course.is_active',
      'board.name as board_name',
      'board.acronym as board_acronym',
    ])
    .where('course_licence.tenant_id', '=', tenantId)
    .where('course.id', 'in', courseIds)
    .orderBy('course.position')
    .orderBy('course.id')
    .execute();
}

/**
 * Active subjects with the number of their active chapters. The words are looked for as they stand, in the
 * reader's language and in English, in the subject's name and in the names of its chapters.
 */
export async function selectSubjects(db: Queryable, courseId: number, words: string, locale: string) {
  return db
    .selectFrom('subject')
    .leftJoin('chapter', (join) =>
      join.onRef('chapter.subject_id', '=', 'subject.id').on('chapter.is_active', '=', true),
    )
    .select([
      'subject.id',
      'subject.name',
      'subject.colour',
      'subject.icon',
      'subject.picture_key',
      'subject.amount_paise',
      'subject.is_active',
      (select) => select.fn.count<number>('chapter.id').as('chapter_count'),
    ])
    .where('subject.course_id', '=', courseId)
    .where('subject.is_active', '=', true)
    .groupBy('subject.id')
    .$if(words !== '', (query) =>
      query.having((having) =>
        having.or([
          holdsWords('subject.name', words, locale),
          sql<boolean>`coalesce(bool_or(${holdsWords('chapter.name', words, locale)}), false)`,
        ]),
      ),
    )
    .orderBy('subject.position')
    .orderBy('subject.id')
    .execute();
}

/** What a tenant has on offer: licensed, active, under an active board, with the number of active subjects. */
export async function selectOffers(db: Queryable, tenantId: number, kind: 'class_room' | 'exam') {
  return db
    .selectFrom('course')
    .innerJoin('course_licence', 'course_licence.course_id', 'course.id')
    .leftJoin('board', 'board.id', 'course.board_id')
    .select([
      'course.id',
      'course.name',
      'course.acronym',
      'course.description',
      'course.picture_key',
      'course.amount_paise',
      'course.is_active',
      'board.id as board_id',
      'board.name as board_name',
      'board.acronym as board_acronym',
      'board.picture_key as board_picture_key',
      sql<number>`(SELECT count(*) FROM subject WHERE subject.course_id = course.id AND subject.is_active)`.as(
        'subject_count',
      ),
    ])
    .where('course_licence.tenant_id', '=', tenantId)
    .where('course.kind', '=', kind)
    .where('course.is_active', '=', true)
    .where((where) => where.or([where('board.id', 'is', null), where('board.is_active', '=', true)]))
    .orderBy('board.position')
    .orderBy('board.id')
    .orderBy('course.position')
    .orderBy('course.id')
    .execute();
}
