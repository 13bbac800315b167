import type { ShopDeps } from './deps.ts';
import { receiveNotice } from './receive-notice.ts';

interface Callback {
  tenantId: number;
  accountReference: string;
  /** The form as it came. */
  form: string;
}

/** Answers with the order to show, if the gateway itself named one that is paid into this account. */
export async function receiveCallback(
  deps: Pick<ShopDeps, 'db' | 'openGateway' | 'sealer'>,
  { tenantId, accountReference, form }: Callback,
): Promise<string | null> {
  const fields = Object.fromEntries(new URLSearchParams(form));
  const received = await receiveNotice(deps, {
    tenantId,
    accountReference,
    channel: 'callback',
    read: (gateway) => gateway.readCallback(fields),
  });
  return received?.isGenuine ? received.order.reference : null;
}
