import { sql } from 'kysely';
import type { Queryable } from '#platform/db/database.ts';

/** Which rows of the queue are about the tenant. */
export const isJobOf = (tenantId: number) => sql`(payload ->> 'tenantId' = ${String(tenantId)}
  OR payload ->> 'studentId' IN (SELECT id::text FROM student WHERE tenant_id = ${tenantId})
  OR payload ->> 'libraryId' IN (SELECT id::text FROM content_library WHERE owner_tenant_id = ${tenantId}))`;

/** Those that were given up on: they would stay for somebody to look at. */
export async function deleteJobs(db: Queryable, tenantId: number): Promise<void> {
  await sql`DELETE FROM graphile_worker._private_jobs WHERE ${isJobOf(tenantId)}`.execute(db);
}
