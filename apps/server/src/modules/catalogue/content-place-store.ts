import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/db/database.ts';

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

/** False when it can be opened already. The row is locked, so that it does not become ready in between. */
export async function markAnnouncedWhenReady(tx: Tx, libraryId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('content_library')
    .set({ is_announced_when_ready: true })
    .where('id', '=', libraryId)
    .where('ready_version', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The places of a lesson that is ready, each with the tenants that have the course. */
export async function selectAnnouncements(
  db: Queryable,
  { contentLibraryId, contentId }: { contentLibraryId: number; contentId: number | null },
) {
  return db
    .selectFrom('content')
    .innerJoin('content_library', 'content_library.id', 'content.content_library_id')
    .innerJoin('chapter', 'chapter.id', 'content.chapter_id')
    .innerJoin('subject', 'subject.id', 'chapter.subject_id')
    .innerJoin('course_licence', 'course_licence.course_id', 'subject.course_id')
    .select([
      'course_licence.tenant_id as tenantId',
      'content.id as contentId',
      'subject.course_id as courseId',
    ])
    .where('content_library.id', '=', contentLibraryId)
    .where('ready_version', 'is not', null)
    .where('content.is_active', '=', true)
    .where('chapter.is_active', '=', true)
    .where('subject.is_active', '=', true)
    .$if(contentId !== null, (query) => query.where('content.id', '=', contentId))
    .execute();
}
