import { AppError } from '#platform/app-error.ts';
import { audit } from '#platform/audit.ts';
import type { Tx } from '#platform/db/database.ts';
import { GatewayFault, type MerchantAccount, type OpenGateway } from '#platform/payment/gateway.ts';
import { newUuid } from '#platform/random.ts';
import type { Sealer } from '#platform/sealed.ts';
import { closeMerchantAccounts, insertMerchantAccount, selectOpenMerchantAccount } from './merchant-store.ts';

interface SaveMerchantAccount extends MerchantAccount {
  tenantId: number;
  brandId: number;
}

/**
 * The account into which a brand's customers pay from now on. Earlier ones are closed and go on answering for their
 * payments. The same account again changes nothing.
 */
export async function saveMerchantAccount(
  tx: Tx,
  { sealer, openGateway }: { sealer: Sealer; openGateway: OpenGateway },
  { tenantId, brandId, gateway, merchantId, secrets }: SaveMerchantAccount,
): Promise<{ reference: string; isNew: boolean }> {
  requireGoodKeys(openGateway, { gateway, merchantId, secrets });
  const keys = JSON.stringify(secrets);
  const known = await selectOpenMerchantAccount(tx, tenantId, brandId);
  const isSame =
    known?.gateway === gateway && known.merchant_id === merchantId && sealer.open(known.secrets) === keys;
  if (known && isSame) return { reference: known.reference, isNew: false };

  const closed = await closeMerchantAccounts(tx, tenantId, brandId);
  const reference = newUuid();
  const account = { tenantId, brandId, gateway, reference, merchantId, secrets: sealer.seal(keys) };
  const accountId = await insertMerchantAccount(tx, account);
  await audit(tx, {
    tenantId,
    actor: { kind: 'system', id: null },
    action: 'merchant_account.added',
    subject: { kind: 'merchant_account', id: accountId },
    details: { brandId, gateway, merchantId, closed },
  });
  return { reference, isNew: true };
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
