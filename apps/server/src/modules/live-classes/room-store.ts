import { sql } from 'kysely';
import { appNow } from '#platform/db/clock.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';
import type { WhichClass } from './domain/seat.ts';

/** How long a process leads without renewing. */
const leaseSeconds = 4;
/** Nobody is thrown out on the minute. */
const graceMinutes = 10;

const leaseEnd = sql`app_now() + make_interval(secs => ${leaseSeconds})`;
const isOver = sql<boolean>`(class.ended_at IS NOT NULL OR class.cancelled_at IS NOT NULL
  OR app_now() > class.ends_at + make_interval(mins => ${graceMinutes}))`;

export interface Lead extends WhichClass {
  node: string;
  /** Grows with every change of the lead: writes of an older one are void. */
  epoch: number;
  isHostOnly: boolean;
  isChatOpen: boolean;
  endsAt: Date;
  openedAt: Date;
}

interface LeadRow {
  node: string;
  epoch: number;
  is_host_only: boolean;
  is_chat_open: boolean;
  ends_at: Date;
  opened_at: Date;
}

/**
 * Leads the room from now on, unless another process does or the class is over. The first time the room is placed on
 * the media node with the fewest open rooms; it stays there for as long as that node is configured.
 */
export async function takeLead(
  db: Queryable,
  which: WhichClass,
  { owner, nodes }: { owner: string; nodes: readonly string[] },
): Promise<Lead | null> {
  const { rows } = await sql<LeadRow>`
    WITH class AS (
      SELECT class.tenant_id, class.id, class.ends_at FROM live_class class
      WHERE class.tenant_id = ${which.tenantId} AND class.id = ${which.liveClassId}
        AND class.provider = 'rtc' AND NOT ${isOver}
    ), place AS (
      SELECT known.name FROM unnest(${nodes}::text[]) WITH ORDINALITY known(name, place)
      LEFT JOIN live_room room ON room.node = known.name AND room.closed_at IS NULL
        AND room.lease_until > app_now()
      GROUP BY known.name, known.place ORDER BY count(room.node), known.place LIMIT 1
    ), taken AS (
      INSERT INTO live_room AS room (tenant_id, live_class_id, node, owner, lease_until, epoch)
      SELECT class.tenant_id, class.id, place.name, ${owner}, ${leaseEnd}, 1 FROM class, place
      ON CONFLICT (tenant_id, live_class_id) DO UPDATE SET
        owner = excluded.owner, lease_until = excluded.lease_until, epoch = room.epoch + 1, closed_at = NULL,
        node = CASE WHEN room.node = ANY(${nodes}::text[]) THEN room.node ELSE excluded.node END
      WHERE room.owner IS NULL OR room.lease_until IS NULL OR room.lease_until < app_now()
      RETURNING node, epoch, is_host_only, is_chat_open, opened_at
    )
    SELECT taken.*, class.ends_at FROM taken, class`.execute(db);
  const [row] = rows;
  if (!row) return null;
  return {
    ...which,
    node: row.node,
    epoch: row.epoch,
    isHostOnly: row.is_host_only,
    isChatOpen: row.is_chat_open,
    endsAt: row.ends_at,
    openedAt: row.opened_at,
  };
}

export interface Renewed extends WhichClass {
  epoch: number;
  endsAt: Date;
  isOver: boolean;
}

/** All leases of a process in one statement. What does not come back is led by another one now. */
export async function renewLeads(
  db: Queryable,
  leads: readonly (WhichClass & { epoch: number })[],
  owner: string,
): Promise<Renewed[]> {
  const { rows } = await sql<{
    tenant_id: number;
    live_class_id: number;
    epoch: number;
    ends_at: Date;
    is_over: boolean;
  }>`
    UPDATE live_room room SET lease_until = ${leaseEnd}
    FROM unnest(${leads.map((lead) => lead.tenantId)}::bigint[],
      ${leads.map((lead) => lead.liveClassId)}::bigint[],
      ${leads.map((lead) => lead.epoch)}::int[]) mine(tenant_id, live_class_id, epoch), live_class class
    WHERE room.tenant_id = mine.tenant_id AND room.live_class_id = mine.live_class_id
      AND room.epoch = mine.epoch AND room.owner = ${owner} AND room.closed_at IS NULL
      AND class.tenant_id = room.tenant_id AND class.id = room.live_class_id
    RETURNING room.tenant_id, room.live_class_id, room.epoch, class.ends_at, ${isOver} AS is_over`.execute(
    db,
  );
  return rows.map((row) => ({
    tenantId: row.tenant_id,
    liveClassId: row.live_class_id,
    epoch: row.epoch,
    endsAt: row.ends_at,
    isOver: row.is_over,
  }));
}

/** Which of these nobody leads, and which of them are over. */
export async function selectLeaderless(
  db: Queryable,
  rooms: readonly WhichClass[],
): Promise<(WhichClass & { isOver: boolean })[]> {
  const { rows } = await sql<{ tenant_id: number; live_class_id: number; is_over: boolean }>`
    SELECT asked.tenant_id, asked.live_class_id, ${isOver} AS is_over
    FROM unnest(${rooms.map((room) => room.tenantId)}::bigint[],
      ${rooms.map((room) => room.liveClassId)}::bigint[]) asked(tenant_id, live_class_id)
    JOIN live_class class ON class.tenant_id = asked.tenant_id AND class.id = asked.live_class_id
    LEFT JOIN live_room room ON room.tenant_id = asked.tenant_id AND room.live_class_id = asked.live_class_id
    WHERE room.owner IS NULL OR room.lease_until IS NULL OR room.lease_until < app_now()`.execute(db);
  return rows.map((row) => ({
    tenantId: row.tenant_id,
    liveClassId: row.live_class_id,
    isOver: row.is_over,
  }));
}

/** Another process may lead at once. */
export async function giveUpLead(db: Queryable, which: WhichClass & { epoch: number }): Promise<void> {
  await db
    .updateTable('live_room')
    .set({ owner: null, lease_until: null })
    .where('tenant_id', '=', which.tenantId)
    .where('live_class_id', '=', which.liveClassId)
    .where('epoch', '=', which.epoch)
    .execute();
}

/** False: the lead has changed, and nothing was written. */
export async function updateMode(
  db: Queryable,
  which: WhichClass & { epoch: number },
  mode: { isHostOnly: boolean; isChatOpen: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('live_room')
    .set({ is_host_only: mode.isHostOnly, is_chat_open: mode.isChatOpen })
    .where('tenant_id', '=', which.tenantId)
    .where('live_class_id', '=', which.liveClassId)
    .where('epoch', '=', which.epoch)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function markClosed(tx: Tx, which: WhichClass): Promise<void> {
  await tx
    .updateTable('live_room')
    .set({ closed_at: appNow, owner: null, lease_until: null })
    .where('tenant_id', '=', which.tenantId)
    .where('live_class_id', '=', which.liveClassId)
    .where('closed_at', 'is', null)
    .execute();
}

/** Classes that are over, whose room nobody leads any more. */
export async function selectForgotten(db: Queryable): Promise<WhichClass[]> {
  const { rows } = await sql<{ tenant_id: number; live_class_id: number }>`
    SELECT room.tenant_id, room.live_class_id FROM live_room room
    JOIN live_class class ON class.tenant_id = room.tenant_id AND class.id = room.live_class_id
    WHERE room.closed_at IS NULL AND (room.lease_until IS NULL OR room.lease_until < app_now())
      AND ${isOver} LIMIT 100`.execute(db);
  return rows.map((row) => ({ tenantId: row.tenant_id, liveClassId: row.live_class_id }));
}
