import { sql } from 'kysely';
import { appNow, appNowPlus } from '#platform/db/clock.ts';
import type { Queryable } from '#platform/db/database.ts';

/** What leaves the file store so many seconds from now, unless somebody moves the moment or takes the row away. */
export async function upsertLeftover(db: Queryable, prefix: string, seconds: number): Promise<void> {
  await db
    .insertInto('media_leftover')
    .values({ key_prefix: prefix, remove_after: appNowPlus(seconds) })
    .onConflict((conflict) =>
      conflict.column('key_prefix').doUpdateSet({ remove_after: sql`excluded.remove_after` }),
    )
    .execute();
}

/** A sign of life. It brings nothing back: what was taken away or claimed stays so. */
export async function moveLeftover(db: Queryable, prefix: string, seconds: number): Promise<void> {
  await db
    .updateTable('media_leftover')
    .set({ remove_after: appNowPlus(seconds) })
    .where('key_prefix', '=', prefix)
    .execute();
}

/** From now on it is wanted. False when the sweep was quicker: what it named may be gone from the store. */
export async function keepLeftover(db: Queryable, prefix: string): Promise<boolean> {
  const result = await db
    .deleteFrom('media_leftover')
    .where('key_prefix', '=', prefix)
    .where('is_claimed', '=', false)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Those whose moment has come. Nobody can keep them any more. */
export async function claimLeftovers(db: Queryable): Promise<string[]> {
  const rows = await db
    .updateTable('media_leftover')
    .set({ is_claimed: true })
    .where('remove_after', '<=', appNow)
    .returning('key_prefix')
    .execute();
  return rows.map((row) => row.key_prefix);
}

export async function deleteLeftover(db: Queryable, prefix: string): Promise<void> {
  await db.deleteFrom('media_leftover').where('key_prefix', '=', prefix).execute();
}

/** Keys and renditions of versions that were replaced so long ago that no open player asks for them. */
export async function deleteReplaced(db: Queryable, seconds: number): Promise<void> {
  await sql`
    WITH gone AS (
      DELETE FROM media_key WHERE replaced_at <= app_now() - make_interval(secs => ${seconds})
      RETURNING content_library_id, version
    )
    DELETE FROM media_rendition USING gone
    WHERE media_rendition.content_library_id = gone.content_library_id AND media_rendition.version = gone.version
  `.execute(db);
}

export interface ForgottenUpload {
  content_library_id: number;
  source_key: string;
  upload_ref: string;
  part_bytes: number;
}

export async function selectForgottenUploads(db: Queryable, seconds: number): Promise<ForgottenUpload[]> {
  return db
    .selectFrom('media_upload')
    .select(['content_library_id', 'source_key', 'upload_ref', 'part_bytes'])
    .where('created_at', '<=', appNowPlus(-seconds))
    .execute();
}
