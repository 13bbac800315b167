import { appNow, appNowPlus } from '#platform/db/clock.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';

export type TicketPurpose = 'cable' | 'payment' | 'erp';

interface NewTicket {
  tenantId: number;
  ticketHash: Buffer;
  purpose: TicketPurpose;
  subject: object;
  seconds: number;
}

export async function insertTicket(db: Queryable, ticket: NewTicket): Promise<void> {
  await db
    .insertInto('one_time_ticket')
    .values({
      tenant_id: ticket.tenantId,
      ticket_hash: ticket.ticketHash,
      purpose: ticket.purpose,
      subject: JSON.stringify(ticket.subject),
      expires_at: appNowPlus(ticket.seconds),
    })
    .execute();
}

/** Uses the ticket up if it lives. Whoever comes second gets null. */
export async function takeTicket(
  db: Queryable,
  tenantId: number,
  purpose: TicketPurpose,
  ticketHash: Buffer,
): Promise<unknown> {
  const row = await db
    .updateTable('one_time_ticket')
    .set({ used_at: appNow })
    .where('tenant_id', '=', tenantId)
    .where('ticket_hash', '=', ticketHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', appNow)
    .returning('subject')
    .executeTakeFirst();
  return row?.subject ?? null;
}

/** For a ticket that somebody else signed: false when it was seen before. */
export async function claimForeignTicket(
  tx: Tx,
  { tenantId, ticketHash, purpose, seconds }: Omit<NewTicket, 'subject'>,
): Promise<boolean> {
  const row = await tx
    .insertInto('one_time_ticket')
    .values({
      tenant_id: tenantId,
      ticket_hash: ticketHash,
      purpose,
      expires_at: appNowPlus(seconds),
      used_at: appNow,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'ticket_hash']).doNothing())
    .returning('purpose')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteOldTickets(db: Queryable): Promise<void> {
  await db
    .deleteFrom('one_time_ticket')
    .where('expires_at', '<', appNowPlus(-24 * 3600))
    .execute();
}
