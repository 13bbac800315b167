import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/db/database.ts';

interface NewMerchantAccount {
  tenantId: number;
  brandId: number;
  gateway: 'ccavenue' | 'razorpay';
  reference: string;
  merchantId: string;
  secrets: Buffer;
}

export async function closeMerchantAccounts(tx: Tx, tenantId: number, brandId: number): Promise<number> {
  const closed = await tx
    .updateTable('merchant_account')
    .set({ closed_at: sql`app_now()` })
    .where('tenant_id', '=', tenantId)
    .where('brand_id', '=', brandId)
    .where('closed_at', 'is', null)
    .returning('id')
    .execute();
  return closed.length;
}

export async function insertMerchantAccount(tx: Tx, account: NewMerchantAccount): Promise<number> {
  const { id } = await tx
    .insertInto('merchant_account')
    .values({
      tenant_id: account.tenantId,
      brand_id: account.brandId,
      gateway: account.gateway,
      reference: account.reference,
      merchant_id: account.merchantId,
      secrets: account.secrets,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Takes new payments again, or still. */
export async function reopenMerchantAccount(tx: Tx, tenantId: number, accountId: number): Promise<void> {
  await tx
    .updateTable('merchant_account')
    .set({ closed_at: null })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', accountId)
    .execute();
}

/** The keys of a merchant are the same for every brand that pays into it. */
export async function updateKeys(
  tx: Tx,
  { tenantId, gateway, merchantId, secrets }: NewMerchantAccount,
): Promise<void> {
  await tx
    .updateTable('merchant_account')
    .set({ secrets })
    .where('tenant_id', '=', tenantId)
    .where('gateway', '=', gateway)
    .where('merchant_id', '=', merchantId)
    .execute();
}

/** A merchant as the gateway knows it, also a closed one. */
export function selectMerchant(
  tx: Tx,
  named: Pick<NewMerchantAccount, 'tenantId' | 'brandId' | 'gateway' | 'merchantId'>,
) {
  return tx
    .selectFrom('merchant_account')
    .select(['id', 'reference', 'secrets', 'closed_at'])
    .where('tenant_id', '=', named.tenantId)
    .where('brand_id', '=', named.brandId)
    .where('gateway', '=', named.gateway)
    .where('merchant_id', '=', named.merchantId)
    .executeTakeFirst();
}

const columns = ['id', 'reference', 'gateway', 'merchant_id', 'secrets'] as const;

/** The one that takes new payments. */
export function selectOpenMerchantAccount(db: Queryable, tenantId: number, brandId: number) {
  return db
    .selectFrom('merchant_account')
    .select(columns)
    .where('tenant_id', '=', tenantId)
    .where('brand_id', '=', brandId)
    .where('closed_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Also one that was closed: it answers for the payments it has taken. */
export function selectMerchantAccount(
  db: Queryable,
  tenantId: number,
  named: { accountId: number } | { reference: string },
) {
  const query = db.selectFrom('merchant_account').select(columns).where('tenant_id', '=', tenantId);
  const own =
    'accountId' in named
      ? query.where('id', '=', named.accountId)
      : query.where('reference', '=', named.reference);
  return own.executeTakeFirst();
}
