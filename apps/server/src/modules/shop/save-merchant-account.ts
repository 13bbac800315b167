import { audit } from '#platform/audit.ts';
import type { Tx } from '#platform/db/database.ts';
import type { MerchantAccount, OpenGateway } from '#platform/payment/gateway.ts';
import { newUuid } from '#platform/random.ts';
import type { Sealer } from '#platform/sealed.ts';
import { closeMerchantAccounts, insertMerchantAccount } from './merchant-store.ts';

interface SaveMerchantAccount extends MerchantAccount {
  tenantId: number;
  brandId: number;
}

/**
 * The account into which a brand's customers pay from now on. Earlier ones are closed and go on answering for their
 * payments. Keys that the gateway's driver does not take are refused before anything is written.
 */
export async function saveMerchantAccount(
  tx: Tx,
  { sealer, openGateway }: { sealer: Sealer; openGateway: OpenGateway },
  { tenantId, brandId, gateway, merchantId, secrets }: SaveMerchantAccount,
): Promise<{ accountId: number; reference: string }> {
  openGateway({ gateway, merchantId, secrets });
  const closed = await closeMerchantAccounts(tx, tenantId, brandId);
  const reference = newUuid();
  const sealed = sealer.seal(JSON.stringify(secrets));
  const account = { tenantId, brandId, gateway, reference, merchantId, secrets: sealed };
  const accountId = await insertMerchantAccount(tx, account);
  await audit(tx, {
    tenantId,
    actor: { kind: 'system', id: null },
    action: 'merchant_account.added',
    subject: { kind: 'merchant_account', id: accountId },
    details: { brandId, gateway, merchantId, closed },
  });
  return { accountId, reference };
}
