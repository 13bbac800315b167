import type { World } from '../world.ts';
import type { Family } from './family.ts';

/** Every row of the student in the tables that hold rows of students, as text. */
export async function readBelongings(
  { pool, modules }: World,
  { studentId }: Family,
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const { table, owner = 'student_id' } of modules.studentTables) {
    const key = table === 'student' ? 'id' : owner;
    const { rows } = await pool.query(
      `SELECT row_to_json(t)::text AS row FROM ${table} t WHERE ${key} = $1 ORDER BY 1`,
      [studentId],
    );
    found[table] = rows.map(({ row }) => String(row));
  }
  return found;
}
