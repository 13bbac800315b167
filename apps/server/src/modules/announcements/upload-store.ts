import { appNow, appNowPlus } from '#platform/db/clock.ts';
import type { Queryable } from '#platform/db/database.ts';

export interface Upload {
  tenantId: number;
  key: string;
}

/** Before the file is sent: whatever happens then, it is known. */
export async function insertUpload(db: Queryable, { tenantId, key }: Upload): Promise<void> {
  await db
    .insertInto('announcement_upload')
    .values({ tenant_id: tenantId, file_key: key, started_at: appNow })
    .execute();
}

export async function deleteUpload(db: Queryable, { tenantId, key }: Upload): Promise<void> {
  await db
    .deleteFrom('announcement_upload')
    .where('tenant_id', '=', tenantId)
    .where('file_key', '=', key)
    .execute();
}

export async function selectAbandoned(
  db: Queryable,
  { olderThanSeconds, limit }: { olderThanSeconds: number; limit: number },
): Promise<Upload[]> {
  const rows = await db
    .selectFrom('announcement_upload')
    .select(['tenant_id', 'file_key'])
    .where('started_at', '<', appNowPlus(-olderThanSeconds))
    .orderBy('started_at')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ tenantId: row.tenant_id, key: row.file_key }));
}
