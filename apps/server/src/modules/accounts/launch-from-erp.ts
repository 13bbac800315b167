import type { AccessTokens } from '#platform/access-tokens.ts';
import { AppError } from '#platform/app-error.ts';
import { audit } from '#platform/audit.ts';
import { readNow } from '#platform/db/clock.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { Place } from '#platform/http/route.ts';
import { hashSecret } from '#platform/random.ts';
import type { Sealer } from '#platform/sealed.ts';
import { findLaunchFault, type LaunchClaims, launchSeconds } from './domain/launch-claims.ts';
import { selectErpClient, selectLaunchedStudent } from './erp-store.ts';
import { type Device, openSession } from './open-session.ts';
import { readKeyId, readLaunchTicket } from './read-launch-ticket.ts';
import { claimForeignTicket } from './ticket-store.ts';
import type { TokenPair } from './token-pair.ts';

interface Deps {
  db: Database;
  tokens: AccessTokens;
  sealer: Sealer;
  /** Told by the module that knows schools. */
  instituteOf(studentId: number): Promise<number | null>;
}

interface Launch {
  place: Place;
  ticket: string;
  device: Device;
}

const refused = () => new AppError('launch_refused');

/** A school's own system hands a student over. Every fault answers alike; a ticket works once. */
export async function launchFromErp(
  deps: Deps,
  { place, ticket, device }: Launch,
): Promise<{ studentId: number; pair: TokenPair }> {
  const { tenantId } = place;
  const { client, claims } = await readTicket(deps, place, ticket);
  const student = await findStudent(deps, { tenantId, instituteId: client.institute_id, claims });
  return deps.db.transaction().execute(async (tx) => {
    await useUp(tx, tenantId, `${client.id}:${claims.jti}`);
    const who = { tenantId, kind: 'student', studentId: student.id, parentId: null, staffId: null } as const;
    const { sessionId, pair } = await openSession(tx, deps.tokens, who, device);
    await audit(tx, {
      tenantId,
      actor: { kind: 'system', id: null },
      action: 'session.erp_launch',
      subject: { kind: 'student', id: student.id },
      details: { client: client.id, session: sessionId },
    });
    return { studentId: student.id, pair };
  });
}

async function readTicket({ db, sealer }: Deps, place: Place, ticket: string) {
  const keyId = readKeyId(ticket);
  const client = keyId === null ? undefined : await selectErpClient(db, place.tenantId, keyId);
  if (!client || (client.brand_id !== null && client.brand_id !== place.brandId)) throw refused();
  const claims = readLaunchTicket(ticket, sealer.open(client.secret));
  if (!claims) throw refused();
  const nowSeconds = (await readNow(db)).getTime() / 1000;
  if (findLaunchFault(claims, { host: new URL(place.origin).hostname, nowSeconds })) throw refused();
  return { client, claims };
}

async function useUp(tx: Tx, tenantId: number, name: string): Promise<void> {
  const isFirst = await claimForeignTicket(tx, {
    tenantId,
    ticketHash: hashSecret(name),
    purpose: 'erp',
    seconds: 2 * launchSeconds,
  });
  if (!isFirst) throw refused();
}

interface Wanted {
  tenantId: number;
  instituteId: number | null;
  claims: LaunchClaims;
}

/** The system of one school hands over the students of that school and of no other. */
async function findStudent({ db, instituteOf }: Deps, { tenantId, instituteId, claims }: Wanted) {
  const who =
    claims.student_ref === undefined
      ? { email: (claims.email ?? '').trim().toLowerCase() }
      : { importRef: claims.student_ref };
  const student = await selectLaunchedStudent(db, tenantId, who);
  if (!student) throw refused();
  if (instituteId !== null && (await instituteOf(student.id)) !== instituteId) throw refused();
  if (student.blocked_at) throw new AppError('blocked');
  return student;
}
