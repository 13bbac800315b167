import type { Queryable } from '#platform/db/database.ts';
import { hashSecret } from '#platform/random.ts';
import { type TicketPurpose, takeTicket } from './ticket-store.ts';

/** What the ticket stands for; null when it is unknown, too old, for something else, or was used before. */
export function redeemTicket(
  db: Queryable,
  { tenantId, purpose, ticket }: { tenantId: number; purpose: TicketPurpose; ticket: string },
): Promise<unknown> {
  return takeTicket(db, tenantId, purpose, hashSecret(ticket));
}
