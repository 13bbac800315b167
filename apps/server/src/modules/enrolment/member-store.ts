import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform/db/database.ts';

/** Whether the student belongs to a school today: what a school gives is open for as long as that. */
export const isMember = (studentId: RawBuilder<unknown>) => sql<boolean>`EXISTS (
  SELECT FROM section_membership member
  WHERE member.student_id = ${studentId} AND member.from_day <= app_today()
    AND (member.to_day IS NULL OR member.to_day >= app_today())
)`;

/** What decides about grants besides themselves. */
export async function selectDay(db: Queryable, studentId: number) {
  const { rows } = await sql<{ today: string; is_member: boolean }>`
    SELECT app_today() AS today, ${isMember(sql`${studentId}`)} AS is_member
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the database does not know the day');
  return { today: row.today, isMember: row.is_member };
}
