import type { ShopDeps } from './deps.ts';
import { receiveNotice } from './receive-notice.ts';

interface Webhook {
  tenantId: number;
  accountReference: string;
  /** As it came: signatures are over its bytes. */
  body: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

export async function receiveWebhook(
  deps: Pick<ShopDeps, 'db' | 'openGateway' | 'sealer'>,
  { tenantId, accountReference, body, headers }: Webhook,
): Promise<void> {
  const single = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
  await receiveNotice(deps, {
    tenantId,
    accountReference,
    channel: 'webhook',
    read: (gateway) => gateway.readWebhook({ body, headers: Object.fromEntries(single) }),
  });
}
