import { sql } from 'kysely';
import type { Queryable } from '#platform/db/database.ts';

/** Those of the sections that belong to the tenant and learn the course. */
export async function selectSections(
  db: Queryable,
  which: { tenantId: number; courseId: number; sectionIds: readonly number[] },
) {
  return db
    .selectFrom('section')
    .select(['id', 'institute_id'])
    .where('tenant_id', '=', which.tenantId)
    .where('course_id', '=', which.courseId)
    .where(sql<boolean>`id = ANY (${which.sectionIds}::bigint[])`)
    .execute();
}

export async function selectStaffName(db: Queryable, tenantId: number, staffId: number): Promise<string> {
  const { name } = await db
    .selectFrom('staff')
    .select(sql<string>`name ->> 'en'`.as('name'))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', staffId)
    .executeTakeFirstOrThrow();
  return name;
}
