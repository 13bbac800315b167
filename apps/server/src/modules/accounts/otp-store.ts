import { sql } from 'kysely';
import { appNow, appNowPlus } from '#platform/db/clock.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';
import type { SendCounts } from './domain/otp-allowance.ts';

/** Two requests for one number go one after the other, so that both count the same messages. */
export async function lockPhone(tx: Tx, tenantId: number, phone: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`otp:${tenantId}:${phone}`}, 0))`.execute(tx);
}

export async function countSends(
  tx: Tx,
  tenantId: number,
  phone: string,
  isKnownDevice: boolean,
): Promise<SendCounts> {
  const { rows } = await sql<{
    since_last: number | null;
    quarter: number;
    day: number;
    until_quarter: number;
    until_day: number;
  }>`
    WITH unanswered AS (
      SELECT asked_at FROM otp_send
      WHERE tenant_id = ${tenantId} AND phone_number = ${phone} AND asked_at > app_now() - interval '1 day'
        AND verified_at IS NULL AND is_known_device = ${isKnownDevice})
    SELECT
      (SELECT extract(epoch FROM app_now() - max(asked_at)) FROM otp_send
        WHERE tenant_id = ${tenantId} AND phone_number = ${phone})::float AS since_last,
      count(*) FILTER (WHERE asked_at > app_now() - interval '15 minutes')::int AS quarter,
      count(*)::int AS day,
      coalesce(extract(epoch FROM min(asked_at) FILTER (WHERE asked_at > app_now() - interval '15 minutes') + interval '15 minutes' - app_now()), 0)::float AS until_quarter,
      coalesce(extract(epoch FROM min(asked_at) + interval '1 day' - app_now()), 0)::float AS until_day
    FROM unanswered`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the messages could not be counted');
  const untilFree = row.day >= 6 ? row.until_day : row.until_quarter;
  return { sinceLast: row.since_last, quarterHour: row.quarter, day: row.day, untilFree };
}

/** What a code is good for: signing in, the purchase of one child, or the new number of one parent. */
export type OtpPurpose = 'sign-in' | `purchase:${number}` | `phone:${number}`;

interface ChallengeKey {
  tenantId: number;
  phone: string;
  purpose: OtpPurpose;
}

interface NewChallenge extends ChallengeKey {
  nonce: Buffer;
  seconds: number;
  signUp: object | null;
  /** What the right code says yes to, where that is more than the number itself. */
  subject: object | null;
}

/**
 * The new challenge takes the place of the old one: an earlier code is worth nothing from now on. A resend keeps
 * what the form said, unless the number has an account: then it is its owner who asks. True when a form waits.
 */
export async function replaceChallenge(tx: Tx, challenge: NewChallenge): Promise<boolean> {
  const signUp = challenge.signUp === null ? null : JSON.stringify(challenge.signUp);
  const fresh = {
    nonce: challenge.nonce,
    tries: 0,
    used_at: null,
    expires_at: appNowPlus(challenge.seconds),
    subject: challenge.subject === null ? null : JSON.stringify(challenge.subject),
  };
  const row = await tx
    .insertInto('otp_challenge')
    .values({
      tenant_id: challenge.tenantId,
      phone_number: challenge.phone,
      purpose: challenge.purpose,
      sign_up: signUp,
      ...fresh,
    })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'phone_number', 'purpose']).doUpdateSet({
        ...fresh,
        sign_up: sql`coalesce(excluded.sign_up, CASE WHEN otp_challenge.used_at IS NULL AND otp_challenge.expires_at > app_now()
          AND NOT EXISTS (SELECT FROM parent WHERE parent.tenant_id = excluded.tenant_id AND parent.phone_number = excluded.phone_number)
          THEN otp_challenge.sign_up END)`,
      }),
    )
    .returning(sql<boolean>`sign_up IS NOT NULL`.as('has_form'))
    .executeTakeFirstOrThrow();
  return row.has_form;
}

/** Corrects the form of a challenge whose code is still on its way. */
export async function updateSignUp(tx: Tx, tenantId: number, phone: string, signUp: object): Promise<void> {
  await tx
    .updateTable('otp_challenge')
    .set({ sign_up: JSON.stringify(signUp) })
    .where('tenant_id', '=', tenantId)
    .where('phone_number', '=', phone)
    .where('purpose', '=', 'sign-in')
    .where('used_at', 'is', null)
    .where('expires_at', '>', appNow)
    .execute();
}

/** False once a newer code, a right one or time has made this one worthless: it is not worth a message. */
export async function isLiveChallenge(
  db: Queryable,
  tenantId: number,
  phone: string,
  nonce: Buffer,
): Promise<boolean> {
  const row = await db
    .selectFrom('otp_challenge')
    .select('phone_number')
    .where('tenant_id', '=', tenantId)
    .where('phone_number', '=', phone)
    .where('nonce', '=', nonce)
    .where('used_at', 'is', null)
    .where('expires_at', '>', appNow)
    .executeTakeFirst();
  return row !== undefined;
}

interface NewSend {
  tenantId: number;
  phone: string;
  brandId: number;
  channel: string;
  isKnownDevice: boolean;
  ip: string;
}

export async function insertSend(tx: Tx, send: NewSend): Promise<number> {
  const row = await tx
    .insertInto('otp_send')
    .values({
      tenant_id: send.tenantId,
      phone_number: send.phone,
      brand_id: send.brandId,
      channel: send.channel,
      is_known_device: send.isKnownDevice,
      ip: send.ip,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function markSend(
  tx: Tx,
  tenantId: number,
  sendId: number,
  outcome: { providerRef: string } | { failure: string },
) {
  await tx
    .updateTable('otp_send')
    .set(
      'providerRef' in outcome
        ? { sent_at: appNow, provider_ref: outcome.providerRef, failure: null }
        : { failure: outcome.failure },
    )
    .where('tenant_id', '=', tenantId)
    .where('id', '=', sendId)
    .execute();
}

/** Counts a try before anything is compared; no row means there is nothing left to try. */
export async function countTry(tx: Tx, { tenantId, phone, purpose }: ChallengeKey, most: number) {
  return tx
    .updateTable('otp_challenge')
    .set({ tries: sql`tries + 1` })
    .where('tenant_id', '=', tenantId)
    .where('phone_number', '=', phone)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', appNow)
    .where('tries', '<', most)
    .returning(['nonce', 'tries', 'sign_up', 'subject'])
    .executeTakeFirst();
}

export async function selectChallengeState(db: Queryable, { tenantId, phone, purpose }: ChallengeKey) {
  return db
    .selectFrom('otp_challenge')
    .select(['tries', sql<boolean>`used_at IS NULL AND expires_at > app_now()`.as('is_live')])
    .where('tenant_id', '=', tenantId)
    .where('phone_number', '=', phone)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
}

/** True for the one who used it: the same right code sent twice opens one door. */
export async function useChallenge(tx: Tx, tenantId: number, phone: string, nonce: Buffer): Promise<boolean> {
  const row = await tx
    .updateTable('otp_challenge')
    .set({ used_at: appNow, sign_up: null })
    .where('tenant_id', '=', tenantId)
    .where('phone_number', '=', phone)
    .where('nonce', '=', nonce)
    .where('used_at', 'is', null)
    .returning('phone_number')
    .executeTakeFirst();
  if (!row) return false;
  await tx
    .updateTable('otp_send')
    .set({ verified_at: appNow })
    .where('tenant_id', '=', tenantId)
    .where('phone_number', '=', phone)
    .where('verified_at', 'is', null)
    .where('asked_at', '>', sql<Date>`app_now() - interval '15 minutes'`)
    .execute();
  return true;
}

export async function isKnownDevice(
  db: Queryable,
  tenantId: number,
  phone: string,
  tokenHash: Buffer,
): Promise<boolean> {
  const row = await db
    .selectFrom('known_device')
    .select('phone_number')
    .where('tenant_id', '=', tenantId)
    .where('phone_number', '=', phone)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertKnownDevice(
  tx: Tx,
  tenantId: number,
  phone: string,
  tokenHash: Buffer,
): Promise<void> {
  await tx
    .insertInto('known_device')
    .values({ tenant_id: tenantId, phone_number: phone, token_hash: tokenHash })
    .execute();
}

export async function selectParentIdByPhone(
  db: Queryable,
  tenantId: number,
  phone: string,
): Promise<number | null> {
  const row = await db
    .selectFrom('parent')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('phone_number', '=', phone)
    .executeTakeFirst();
  return row?.id ?? null;
}
