import { sql } from 'kysely';
import type { Queryable } from '#platform/db/database.ts';

export async function selectLibraryId(
  db: Queryable,
  ownerTenantId: number,
  slug: string,
): Promise<number | null> {
  const row = await db
    .selectFrom('content_library')
    .select('id')
    .where('owner_tenant_id', '=', ownerTenantId)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Where a content stands in a chapter, or would stand as the last one. */
export async function selectPosition(db: Queryable, chapterId: number, libraryId: number): Promise<number> {
  const { position } = await db
    .selectFrom('content')
    .select(
      sql<number>`coalesce(max(position) FILTER (WHERE content_library_id = ${libraryId}), max(position) + 1, 0)`.as(
        'position',
      ),
    )
    .where('chapter_id', '=', chapterId)
    .executeTakeFirstOrThrow();
  return position;
}

/** The tenant whose course a chapter belongs to. */
export async function selectCourseOwner(db: Queryable, chapterId: number): Promise<number | null> {
  const row = await db
    .selectFrom('chapter')
    .innerJoin('subject', 'subject.id', 'chapter.subject_id')
    .innerJoin('course', 'course.id', 'subject.course_id')
    .select('course.owner_tenant_id')
    .where('chapter.id', '=', chapterId)
    .executeTakeFirst();
  return row?.owner_tenant_id ?? null;
}
