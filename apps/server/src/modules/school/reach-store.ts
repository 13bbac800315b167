import { type RawBuilder, sql } from 'kysely';

/** As much of a desk as its reach depends on. */
export interface Reacher {
  tenantId: number;
  staffId: number;
  roles: readonly { role: string; instituteId: number | null }[];
}

/** Condition on `section.institute_id`: the office's own schools; whoever runs the tenant has all. */
export function runs({ roles }: Reacher, instituteId: RawBuilder<unknown>): RawBuilder<boolean> {
  if (roles.some(({ role }) => role === 'tenant_admin')) return sql`true`;
  const own = roles.flatMap(({ role, instituteId: id }) =>
    role === 'school_admin' && id !== null ? [id] : [],
  );
  return sql`${instituteId} = ANY(${own}::bigint[])`;
}

/** Condition on a table named `section`: run by the person, or taught in today. */
export const reaches = (who: Reacher, as: 'run' | 'see'): RawBuilder<boolean> => {
  const isRun = runs(who, sql`section.institute_id`);
  if (as === 'run') return isRun;
  return sql`(${isRun} OR EXISTS (
    SELECT FROM teaching_assignment taught
    WHERE taught.tenant_id = section.tenant_id AND taught.staff_id = ${who.staffId}
      AND taught.course_id = section.course_id AND (taught.section_id IS NULL OR taught.section_id = section.id)
      AND taught.from_day <= app_today() AND (taught.to_day IS NULL OR taught.to_day >= app_today())))`;
};
