import { type ExpressionBuilder, sql } from 'kysely';
import { appNow, appNowPlus } from '#platform/db/clock.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';
import type { DB } from '#platform/db/schema.generated.ts';

interface NewInvitation {
  tenantId: number;
  requestRef: string;
  staffId: number;
  tokenHash: Buffer;
  seconds: number;
}

/** A repeated job makes a new token for the same row. False when the row was mailed already. */
export async function upsertInvitation(tx: Tx, invitation: NewInvitation): Promise<boolean> {
  const row = await tx
    .insertInto('staff_invitation')
    .values({
      tenant_id: invitation.tenantId,
      request_ref: invitation.requestRef,
      staff_id: invitation.staffId,
      token_hash: invitation.tokenHash,
      expires_at: appNowPlus(invitation.seconds),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'request_ref'])
        .doUpdateSet({ token_hash: invitation.tokenHash })
        .where('staff_invitation.sent_at', 'is', null),
    )
    .returning('staff_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function markInvitationSent(tx: Tx, tenantId: number, requestRef: string): Promise<void> {
  await tx
    .updateTable('staff_invitation')
    .set({ sent_at: appNow })
    .where('tenant_id', '=', tenantId)
    .where('request_ref', '=', requestRef)
    .execute();
}

const isLive = (tenantId: number, tokenHash: Buffer) => (where: ExpressionBuilder<DB, 'staff_invitation'>) =>
  where.and([
    where('staff_invitation.tenant_id', '=', tenantId),
    where('staff_invitation.token_hash', '=', tokenHash),
    where('staff_invitation.used_at', 'is', null),
    where('staff_invitation.expires_at', '>', appNow),
  ]);

/** The first one to open it brings the secret; who opens it again gets the same. */
export async function openInvitationRow(
  db: Queryable,
  tenantId: number,
  tokenHash: Buffer,
  freshSecret: Buffer,
) {
  return db
    .updateTable('staff_invitation')
    .set({ totp_secret: sql`coalesce(totp_secret, ${freshSecret})` })
    .where(isLive(tenantId, tokenHash))
    .returning(['staff_id', 'totp_secret'])
    .executeTakeFirst();
}

export async function selectInvitation(db: Queryable, tenantId: number, tokenHash: Buffer) {
  return db
    .selectFrom('staff_invitation')
    .select(['staff_id', 'totp_secret', appNow.as('now')])
    .where(isLive(tenantId, tokenHash))
    .executeTakeFirst();
}

/** Uses up this invitation and with it every other one of the same person. */
export async function useInvitation(
  tx: Tx,
  tenantId: number,
  tokenHash: Buffer,
  staffId: number,
): Promise<boolean> {
  const row = await tx
    .updateTable('staff_invitation')
    .set({ used_at: appNow })
    .where(isLive(tenantId, tokenHash))
    .returning('staff_id')
    .executeTakeFirst();
  if (!row) return false;
  await tx
    .updateTable('staff_invitation')
    .set({ used_at: appNow })
    .where('tenant_id', '=', tenantId)
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .execute();
  return true;
}
