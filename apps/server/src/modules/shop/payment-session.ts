import * as z from 'zod';
import { AppError } from '#platform/app-error.ts';
import type { StudentActor } from '#platform/http/actor.ts';
import { lockCart } from './cart-store.ts';
import type { ShopDeps } from './deps.ts';

/** The host app opens the page right away. */
const ticketSeconds = 120;

const subjectSchema = z.object({
  sessionId: z.string(),
  kind: z.enum(['student', 'parent']),
  studentId: z.number(),
  parentId: z.number().nullable(),
  cartId: z.number(),
});
type Subject = z.infer<typeof subjectSchema>;

type Deps = Pick<ShopDeps, 'db' | 'accounts' | 'flagsOf'>;

/** A ticket that stands in the address of the page which a host app opens: good once, and for this cart. */
export function issuePaymentTicket({ db, accounts }: Deps, actor: StudentActor): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const { tenantId } = actor;
    const subject = await subjectOf(tx, actor);
    return accounts.issueTicket(tx, { tenantId, purpose: 'payment', subject, seconds: ticketSeconds });
  });
}

async function subjectOf(tx: Parameters<typeof lockCart>[0], actor: StudentActor): Promise<Subject> {
  const { sessionId, kind, studentId, parentId } = actor;
  const { cartId } = await lockCart(tx, actor);
  return { sessionId, kind, studentId, parentId, cartId };
}

interface Redeem {
  tenantId: number;
  brandId: number;
  ticket: string;
  device: { userAgent: string; ip: string };
}

/** Exchanges the ticket for an access token that can pay its cart and do nothing else. */
export async function redeemPaymentTicket(
  deps: Deps,
  { tenantId, brandId, ticket, device }: Redeem,
): Promise<string> {
  const { db, accounts } = deps;
  const stored = await accounts.redeemTicket(db, { tenantId, purpose: 'payment', ticket });
  const subject =
    stored === null ? await legacySubject(deps, { tenantId, brandId, ticket }) : subjectSchema.parse(stored);
  if (subject === null) throw new AppError('ticket_invalid');
  const token = await db.transaction().execute(async (tx) => {
    const { cartId } = await lockCart(tx, { tenantId, studentId: subject.studentId });
    if (subject.cartId !== null && cartId !== subject.cartId) return null;
    return accounts.openPaymentSession(tx, { tenantId, ...subject }, device);
  });
  if (token === null) throw new AppError('ticket_invalid');
  return token;
}

/** Older host apps put an access token where a ticket belongs: taken only where the brand says so. */
async function legacySubject(
  { accounts, flagsOf }: Deps,
  { tenantId, brandId, ticket }: Pick<Redeem, 'tenantId' | 'brandId' | 'ticket'>,
): Promise<(Omit<Subject, 'cartId'> & { cartId: null }) | null> {
  const flags = await flagsOf(tenantId, brandId);
  if (!flags?.legacyPaymentToken) return null;
  const known = await accounts.authenticate(ticket, tenantId);
  if ('refusal' in known || known.isBlocked) return null;
  const { actor } = known;
  if (actor.kind === 'staff' || actor.scope !== null || actor.studentId === null) return null;
  const { sessionId, kind, studentId, parentId } = actor;
  return { sessionId, kind, studentId, parentId, cartId: null };
}
