import { sql } from 'kysely';
import type { Queryable } from '#platform/db/database.ts';
import type { WhichClass } from './domain/seat.ts';

export interface StoredLine {
  id: number;
  author:
    | { role: 'student'; id: number; firstName: string; lastName: string }
    | { role: 'host'; id: number; name: unknown };
  key: string;
  text: string;
  at: Date;
}

const remembered = 100;

/** The last ones that are to be seen, as they were written. */
export async function selectLines(db: Queryable, which: WhichClass): Promise<StoredLine[]> {
  const { rows } = await sql<{
    id: number;
    author_student_id: number | null;
    staff_id: number | null;
    first_name: string | null;
    last_name: string | null;
    staff_name: unknown;
    sender_key: string;
    body: string;
    created_at: Date;
  }>`
    SELECT line.id, line.author_student_id, line.staff_id, student.first_name, student.last_name,
      staff.name AS staff_name, line.sender_key, line.body, line.created_at
    FROM live_message line
    LEFT JOIN student ON student.tenant_id = line.tenant_id AND student.id = line.author_student_id
    LEFT JOIN staff ON staff.tenant_id = line.tenant_id AND staff.id = line.staff_id
    WHERE line.tenant_id = ${which.tenantId} AND line.live_class_id = ${which.liveClassId}
      AND line.hidden_at IS NULL
    ORDER BY line.id DESC LIMIT ${remembered}`.execute(db);
  return rows.toReversed().map((row) => ({
    id: row.id,
    author:
      row.author_student_id === null
        ? { role: 'host', id: row.staff_id ?? 0, name: row.staff_name }
        : {
            role: 'student',
            id: row.author_student_id,
            firstName: row.first_name ?? '',
            lastName: row.last_name ?? '',
          },
    key: row.sender_key,
    text: row.body,
    at: row.created_at,
  }));
}

interface NewLine {
  role: 'host' | 'student';
  personId: number;
  key: string;
  text: string;
}

/** A line that came before is given as it is there. Null: the lead has changed, and nothing was written. */
export async function insertLine(
  db: Queryable,
  { tenantId, liveClassId, epoch }: WhichClass & { epoch: number },
  { role, personId, key, text }: NewLine,
): Promise<{ id: number; at: Date; text: string; isNew: boolean; isHidden: boolean } | null> {
  const studentId = role === 'student' ? personId : null;
  const staffId = role === 'host' ? personId : null;
  const { rows } = await sql<{
    id: number;
    created_at: Date;
    body: string;
    is_new: boolean;
    is_hidden: boolean;
  }>`
    WITH said AS (
      INSERT INTO live_message (tenant_id, live_class_id, author_student_id, staff_id, sender_key, body)
      SELECT tenant_id, live_class_id, ${studentId}::bigint, ${staffId}::bigint, ${key}, ${text} FROM live_room
      WHERE tenant_id = ${tenantId} AND live_class_id = ${liveClassId} AND epoch = ${epoch}
      ON CONFLICT DO NOTHING
      RETURNING id, created_at, body
    )
    SELECT id, created_at, body, true AS is_new, false AS is_hidden FROM said
    UNION ALL
    SELECT id, created_at, body, false, hidden_at IS NOT NULL FROM live_message
    WHERE tenant_id = ${tenantId} AND live_class_id = ${liveClassId} AND sender_key = ${key}
      AND author_student_id IS NOT DISTINCT FROM ${studentId}::bigint
      AND staff_id IS NOT DISTINCT FROM ${staffId}::bigint`.execute(db);
  const [row] = rows;
  return row
    ? { id: row.id, at: row.created_at, text: row.body, isNew: row.is_new, isHidden: row.is_hidden }
    : null;
}

/** False: there is no such line, or it is hidden already. */
export async function hideLine(db: Queryable, which: WhichClass, id: number): Promise<boolean> {
  const { rows } = await sql`
    UPDATE live_message SET hidden_at = app_now()
    WHERE tenant_id = ${which.tenantId} AND live_class_id = ${which.liveClassId} AND id = ${id}
      AND hidden_at IS NULL RETURNING id`.execute(db);
  return rows.length > 0;
}
