import type { Queryable } from '#platform/db/database.ts';
import type { OpenGateway, PaymentGateway } from '#platform/payment/gateway.ts';
import type { Sealer } from '#platform/sealed.ts';
import { selectMerchantAccount, selectOpenMerchantAccount } from './merchant-store.ts';

export interface GatewayDeps {
  openGateway: OpenGateway;
  sealer: Sealer;
}

/** A brand's account at a gateway, ready to be spoken to. */
export interface OpenAccount {
  accountId: number;
  /** Names the account in the addresses that the gateway calls. */
  accountReference: string;
  gatewayName: 'ccavenue' | 'razorpay';
  gateway: PaymentGateway;
}

/** Where a brand's new payments go; null: the brand sells nothing. */
export async function findGateway(
  db: Queryable,
  deps: GatewayDeps,
  { tenantId, brandId }: { tenantId: number; brandId: number },
): Promise<OpenAccount | null> {
  return open(deps, await selectOpenMerchantAccount(db, tenantId, brandId));
}

/** The account that took, or may have taken, a payment. */
export async function gatewayOfAccount(
  db: Queryable,
  deps: GatewayDeps,
  { tenantId, ...named }: { tenantId: number } & ({ accountId: number } | { reference: string }),
): Promise<OpenAccount | null> {
  return open(deps, await selectMerchantAccount(db, tenantId, named));
}

type Row = Awaited<ReturnType<typeof selectMerchantAccount>>;

function open({ openGateway, sealer }: GatewayDeps, row: Row): OpenAccount | null {
  if (row === undefined) return null;
  const gatewayName = row.gateway as OpenAccount['gatewayName'];
  const secrets = JSON.parse(sealer.open(row.secrets)) as Record<string, string>;
  const gateway = openGateway({ gateway: gatewayName, merchantId: row.merchant_id, secrets });
  return { accountId: row.id, accountReference: row.reference, gatewayName, gateway };
}
