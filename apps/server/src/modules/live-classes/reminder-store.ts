import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import { type ClassRow, classColumns, classTables } from './class-store.ts';
import { earlyMs } from './domain/class-times.ts';

/**
 * Marks classes that begin soon as told, and hands them out for telling. One that is over already is marked, too, so
 * that nobody looks at it again, but not handed out.
 */
export async function takeDue(tx: Tx, most: number): Promise<ClassRow[]> {
  const { rows } = await sql<ClassRow & { is_over: boolean }>`
    WITH due AS (
      SELECT tenant_id, id FROM live_class
      WHERE reminded_at IS NULL AND cancelled_at IS NULL AND ended_at IS NULL
        AND starts_at <= app_now() + make_interval(secs => ${earlyMs / 1000})
      ORDER BY starts_at LIMIT ${most} FOR UPDATE SKIP LOCKED
    ), told AS (
      UPDATE live_class SET reminded_at = app_now() FROM due
      WHERE live_class.tenant_id = due.tenant_id AND live_class.id = due.id
      RETURNING live_class.tenant_id, live_class.id
    )
    SELECT ${classColumns}, live_class.ends_at <= app_now() AS is_over FROM ${classTables}
    WHERE (live_class.tenant_id, live_class.id) IN (SELECT tenant_id, id FROM told)
  `.execute(tx);
  return rows.filter(({ is_over: isOver }) => !isOver);
}
