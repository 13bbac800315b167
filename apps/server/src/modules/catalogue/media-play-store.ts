import type { Queryable } from '#platform/db/database.ts';

/** Of the version that is shown now, the smallest picture first and the sound alone last. */
export async function selectRenditions(db: Queryable, libraryId: number) {
  return db
    .selectFrom('content_library')
    .innerJoin('media_rendition', (join) =>
      join
        .onRef('media_rendition.content_library_id', '=', 'content_library.id')
        .onRef('media_rendition.version', '=', 'content_library.ready_version'),
    )
    .select(['name', 'bandwidth', 'width', 'height', 'codecs'])
    .where('content_library.id', '=', libraryId)
    .orderBy('height', (order) => order.asc().nullsLast())
    .execute();
}

export async function selectRendition(db: Queryable, libraryId: number, name: string) {
  return db
    .selectFrom('content_library')
    .innerJoin('media_rendition', (join) =>
      join
        .onRef('media_rendition.content_library_id', '=', 'content_library.id')
        .onRef('media_rendition.version', '=', 'content_library.ready_version'),
    )
    .select(['version', 'key_prefix', 'segments'])
    .where('content_library.id', '=', libraryId)
    .where('name', '=', name)
    .executeTakeFirst();
}

/** Of the version that is shown now when none is named. */
export async function selectSealedKey(
  db: Queryable,
  libraryId: number,
  version: number | null,
): Promise<Buffer | null> {
  const row = await db
    .selectFrom('content_library')
    .innerJoin('media_key', 'media_key.content_library_id', 'content_library.id')
    .select('sealed_key')
    .where('content_library.id', '=', libraryId)
    .$call((query) =>
      version === null
        ? query.whereRef('media_key.version', '=', 'content_library.ready_version')
        : query.where('media_key.version', '=', version),
    )
    .executeTakeFirst();
  return row?.sealed_key ?? null;
}
