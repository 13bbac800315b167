import type { Queryable } from '#platform/db/database.ts';
import type { Notice } from '#platform/payment/gateway.ts';
import { askGateway, askIfRested } from './ask-gateway.ts';
import type { ShopDeps } from './deps.ts';
import { gatewayOfAccount, type OpenAccount } from './find-gateway.ts';
import { type GatewayAnswer, insertAnswer, selectHeard } from './gateway-answer-store.ts';
import { type Order, selectOrderOfAccount } from './order-store.ts';

interface Brought {
  tenantId: number;
  accountReference: string;
  channel: 'callback' | 'webhook';
  read(gateway: OpenAccount['gateway']): Notice;
}

/**
 * Somebody brings a word of a gateway. It is written down, and it tells us which order to ask about; the answer to
 * our own question decides. Null: it names no order that is paid into this account.
 */
export async function receiveNotice(
  deps: Pick<ShopDeps, 'db' | 'openGateway' | 'sealer'>,
  { tenantId, accountReference, channel, read }: Brought,
): Promise<{ order: Order; isGenuine: boolean } | null> {
  const { db } = deps;
  const account = await gatewayOfAccount(db, deps, { tenantId, reference: accountReference });
  if (!account) return null;
  const { accountId } = account;
  const notice = read(account.gateway);
  const order = notice.order && (await selectOrderOfAccount(db, { tenantId, accountId }, notice.order));
  const isNews = await writeDown(db, {
    tenantId,
    accountId,
    channel,
    orderReference: order?.reference ?? null,
    body: notice.raw,
    verdict: verdictOf(notice, order),
  });
  if (!order) return null;
  // A genuine word is news once, however short ago we asked; others, and the same word brought again and again, do
  // not get the gateway asked any oftener than it is.
  await (notice.isGenuine && isNews ? askGateway(deps, order) : askIfRested(deps, order));
  return { order, isGenuine: notice.isGenuine };
}

/** Of what anybody can send us, no more is kept than this for an order, and nothing that names no order of ours. */
const mostForged = 20;

/** False: nothing was written, because it is known or worth nothing. */
async function writeDown(db: Queryable, word: GatewayAnswer): Promise<boolean> {
  const { orderReference, verdict } = word;
  if (orderReference === null && verdict === 'forged') return false;
  if (orderReference !== null) {
    const { isRepeated, forged } = await selectHeard(db, { ...word, orderReference });
    if (isRepeated || (verdict === 'forged' && forged >= mostForged)) return false;
  }
  await insertAnswer(db, word);
  return true;
}

function verdictOf({ isGenuine }: Notice, order: Order | null): string {
  if (!isGenuine) return 'forged';
  return order ? 'genuine' : 'unknown order';
}
