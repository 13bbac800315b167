import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/db/database.ts';

/** One place of a content, locked together with its library. */
export async function lockContent(tx: Tx, contentId: number) {
  return tx
    .selectFrom('content')
    .innerJoin('content_library', 'content_library.id', 'content.content_library_id')
    .select([
      'content.id',
      'content.chapter_id',
      'content.is_active',
      'content_library.id as library_id',
      'content_library.content_type',
      'content_library.state',
      'content_library.source_key',
      'content_library.poster_source_key',
      'content_library.poster_key',
      'content_library.file_key',
      'content_library.ready_version',
      'content_library.is_announced_when_ready',
    ])
    .where('content.id', '=', contentId)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateWords(
  tx: Tx,
  contentId: number,
  words: { title: object; description: object },
): Promise<void> {
  await tx
    .updateTable('content')
    .set({ title: JSON.stringify(words.title), description: JSON.stringify(words.description) })
    .where('id', '=', contentId)
    .execute();
}

export async function updateActive(tx: Tx, contentId: number, isActive: boolean): Promise<void> {
  await tx.updateTable('content').set({ is_active: isActive }).where('id', '=', contentId).execute();
}

export async function updateChapter(
  tx: Tx,
  contentId: number,
  place: { chapter_id: number; position: number },
): Promise<void> {
  await tx
    .updateTable('content')
    .set({ chapter_id: place.chapter_id, position: place.position })
    .where('id', '=', contentId)
    .execute();
}

export async function updateAnnounced(tx: Tx, libraryId: number, isAnnounced: boolean): Promise<void> {
  await tx
    .updateTable('content_library')
    .set({ is_announced_when_ready: isAnnounced })
    .where('id', '=', libraryId)
    .execute();
}

/** Locked, so that two who put them into an order do not mix theirs. */
export async function lockChapterContents(tx: Tx, chapterId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('content')
    .select('id')
    .where('chapter_id', '=', chapterId)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export async function updatePositions(tx: Tx, contentIds: readonly number[]): Promise<void> {
  await sql`
    UPDATE content SET position = wanted.place
    FROM unnest(${contentIds}::bigint[]) WITH ORDINALITY AS wanted (id, place) WHERE content.id = wanted.id
  `.execute(tx);
}

/** The library goes with its last place. */
export async function deleteContent(tx: Tx, contentId: number, libraryId: number): Promise<void> {
  await tx.deleteFrom('content').where('id', '=', contentId).execute();
  await tx
    .deleteFrom('content_library')
    .where('id', '=', libraryId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('content').select('id').where('content_library_id', '=', libraryId))),
    )
    .execute();
}

export async function hasOtherPlaces(db: Queryable, libraryId: number, contentId: number): Promise<boolean> {
  const row = await db
    .selectFrom('content')
    .select('id')
    .where('content_library_id', '=', libraryId)
    .where('id', '!=', contentId)
    .executeTakeFirst();
  return row !== undefined;
}
