import { AppError } from '#platform/app-error.ts';
import { audit } from '#platform/audit.ts';
import type { Tx } from '#platform/db/database.ts';
import { GatewayFault, type MerchantAccount, type OpenGateway } from '#platform/payment/gateway.ts';
import { newUuid } from '#platform/random.ts';
import type { Sealer } from '#platform/sealed.ts';
import {
  closeMerchantAccounts,
  insertMerchantAccount,
  reopenMerchantAccount,
  selectMerchant,
  updateKeys,
} from './merchant-store.ts';

interface SaveMerchantAccount extends MerchantAccount {
  tenantId: number;
  brandId: number;
}

/** added: a merchant that was not known. changed: one that was, with new keys or after another one. */
export interface SavedAccount {
  reference: string;
  change: 'added' | 'changed' | 'none';
}

/**
 * The account into which a brand's customers pay from now on. Earlier ones are closed and go on answering for their
 * payments. New keys of a known merchant take the place of the old ones: the gateway no longer knows those, and
 * payments that are on their way, refunds and webhooks need the ones it knows.
 */
export async function saveMerchantAccount(
  tx: Tx,
  { sealer, openGateway }: { sealer: Sealer; openGateway: OpenGateway },
  { tenantId, brandId, gateway, merchantId, secrets }: SaveMerchantAccount,
): Promise<SavedAccount> {
  requireGoodKeys(openGateway, { gateway, merchantId, secrets });
  const keys = JSON.stringify(secrets);
  const known = await selectMerchant(tx, { tenantId, brandId, gateway, merchantId });
  if (known && known.closed_at === null && sealer.open(known.secrets) === keys) {
    return { reference: known.reference, change: 'none' };
  }
  const closed = await closeMerchantAccounts(tx, tenantId, brandId);
  const reference = known?.reference ?? newUuid();
  const account = { tenantId, brandId, gateway, reference, merchantId, secrets: sealer.seal(keys) };
  await updateKeys(tx, account);
  if (known) await reopenMerchantAccount(tx, tenantId, known.id);
  const accountId = known?.id ?? (await insertMerchantAccount(tx, account));
  const change = known ? 'changed' : 'added';
  await audit(tx, {
    tenantId,
    actor: { kind: 'system', id: null },
    action: `merchant_account.${change}`,
    subject: { kind: 'merchant_account', id: accountId },
    details: { brandId, gateway, merchantId, closed },
  });
  return { reference, change };
}

/** What the gateway's driver does not take would be found out by the first customer. */
function requireGoodKeys(openGateway: OpenGateway, account: MerchantAccount): void {
  try {
    openGateway(account);
  } catch (error) {
    if (!(error instanceof GatewayFault)) throw error;
    throw new AppError('merchant_keys_refused', { why: error.message });
  }
}
