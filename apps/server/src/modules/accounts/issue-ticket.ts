import type { Queryable } from '#platform/db/database.ts';
import { hashSecret, newSecret } from '#platform/random.ts';
import { insertTicket, type TicketPurpose } from './ticket-store.ts';

interface IssueTicket {
  tenantId: number;
  purpose: TicketPurpose;
  /** What the ticket stands for; whoever redeems it gets this back. */
  subject: object;
  seconds: number;
}

/** A bearer of trust for one use and a short time. It is shown here and never again. */
export async function issueTicket(
  db: Queryable,
  { tenantId, purpose, subject, seconds }: IssueTicket,
): Promise<string> {
  const ticket = newSecret();
  await insertTicket(db, { tenantId, purpose, subject, seconds, ticketHash: hashSecret(ticket) });
  return ticket;
}
