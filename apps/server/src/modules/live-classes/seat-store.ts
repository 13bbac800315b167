import { sql } from 'kysely';
import { appNow } from '#platform/db/clock.ts';
import type { Queryable } from '#platform/db/database.ts';
import type { Grants } from './domain/rights.ts';
import type { WhichClass } from './domain/seat.ts';

export interface StoredSeat extends Grants {
  studentId: number;
  handAt: Date | null;
  isRemoved: boolean;
}

export async function selectSeats(db: Queryable, which: WhichClass): Promise<StoredSeat[]> {
  const rows = await db
    .selectFrom('live_seat')
    .select(['student_id', 'hand_at', 'may_speak', 'may_show', 'removed_at'])
    .where('tenant_id', '=', which.tenantId)
    .where('live_class_id', '=', which.liveClassId)
    .execute();
  return rows.map((row) => ({
    studentId: row.student_id,
    handAt: row.hand_at,
    speak: row.may_speak,
    show: row.may_show,
    isRemoved: row.removed_at !== null,
  }));
}

/** What is not named stays as it is: a hand that goes up at the same moment must not give back what a host takes. */
export interface SeatChange {
  studentId: number;
  isHandUp?: boolean;
  speak?: boolean;
  show?: boolean;
  /** Nothing here lets anybody in again. */
  isRemoved?: true;
}

/** By the leader of this epoch. Null: the lead has changed, and nothing was written. */
export async function saveSeat(
  db: Queryable,
  { tenantId, liveClassId, epoch }: WhichClass & { epoch: number },
  seat: SeatChange,
): Promise<{ handAt: Date | null } | null> {
  const { studentId } = seat;
  const [isHandUp, speak, show, isRemoved] = [seat.isHandUp, seat.speak, seat.show, seat.isRemoved].map(
    (said) => said ?? null,
  );
  const { rows } = await sql<{ hand_at: Date | null }>`
    INSERT INTO live_seat AS seat
      (student_id, live_class_id, tenant_id, hand_at, may_speak, may_show, removed_at)
    SELECT ${studentId}, live_class_id, tenant_id, CASE WHEN ${isHandUp}::boolean THEN ${appNow} END,
      coalesce(${speak}::boolean, false), coalesce(${show}::boolean, false),
      CASE WHEN ${isRemoved}::boolean THEN ${appNow} END
    FROM live_room
    WHERE tenant_id = ${tenantId} AND live_class_id = ${liveClassId} AND epoch = ${epoch}
    ON CONFLICT (student_id, live_class_id) DO UPDATE SET
      hand_at = CASE ${isHandUp}::boolean WHEN true THEN coalesce(seat.hand_at, excluded.hand_at)
        WHEN false THEN NULL ELSE seat.hand_at END,
      may_speak = coalesce(${speak}::boolean, seat.may_speak),
      may_show = coalesce(${show}::boolean, seat.may_show),
      removed_at = coalesce(seat.removed_at, excluded.removed_at)
    RETURNING hand_at`.execute(db);
  const [row] = rows;
  return row ? { handAt: row.hand_at } : null;
}
