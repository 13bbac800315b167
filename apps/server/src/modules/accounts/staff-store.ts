import { appNow } from '#platform/db/clock.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';

export async function selectStaffCredential(db: Queryable, tenantId: number, email: string) {
  return db
    .selectFrom('staff')
    .select(['id', 'password_hash', 'totp_secret', 'blocked_at', appNow.as('now')])
    .where('tenant_id', '=', tenantId)
    .where('email', '=', email)
    .executeTakeFirst();
}

export async function selectStaffId(db: Queryable, tenantId: number, email: string): Promise<number | null> {
  const row = await db
    .selectFrom('staff')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('email', '=', email)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** By the name that the importing school gave. */
export async function selectStaffIdByRef(
  db: Queryable,
  tenantId: number,
  importRef: string,
): Promise<number | null> {
  const row = await db
    .selectFrom('staff')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('import_ref', '=', importRef)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function selectStaffView(db: Queryable, tenantId: number, staffId: number) {
  return db
    .selectFrom('staff')
    .select(['id', 'email', 'name', 'title', 'blocked_at'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', staffId)
    .executeTakeFirst();
}

/** Accepts a time step only once, and none before it: whoever comes second with the same code gets false. */
export async function advanceTotpStep(
  tx: Tx,
  tenantId: number,
  staffId: number,
  step: number,
): Promise<boolean> {
  const row = await tx
    .updateTable('staff')
    .set({ totp_step: step })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', staffId)
    .where('totp_step', '<', step)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

interface StaffCredential {
  tenantId: number;
  staffId: number;
  passwordHash: string;
  totpSecret: Buffer;
  totpStep: number;
}

export async function updateStaffCredential(tx: Tx, credential: StaffCredential): Promise<void> {
  await tx
    .updateTable('staff')
    .set({
      password_hash: credential.passwordHash,
      totp_secret: credential.totpSecret,
      totp_step: credential.totpStep,
    })
    .where('tenant_id', '=', credential.tenantId)
    .where('id', '=', credential.staffId)
    .execute();
}

/** False when it was so already. */
export async function updateStaffBlock(
  tx: Tx,
  { tenantId, staffId, isBlocked }: { tenantId: number; staffId: number; isBlocked: boolean },
): Promise<boolean> {
  const row = await tx
    .updateTable('staff')
    .set({ blocked_at: isBlocked ? appNow : null })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', staffId)
    .where('blocked_at', isBlocked ? 'is' : 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
