import type { HandOver } from '../../src/platform/payment/gateway.ts';
import type { Simulator } from '../payment-simulator.ts';
import type { Answer, Device } from './payments-device.ts';
import { coupons } from './payments-shop.ts';
import { pause, pick, type Random } from './random.ts';

/** What the families were told, and what is still on its way at the gateway. */
export interface Told {
  references: Set<string>;
  successes: Set<string>;
  waiting: Set<string>;
  moods: Map<string, number>;
  /** Payments of which we may have heard when the family had gone on to another order. */
  late: number;
  refundWishes: number;
  surprises: string[];
}

interface Family {
  device: Device;
  simulator: Simulator;
  random: Random;
  products: readonly number[];
  told: Told;
  isOver(): boolean;
}

interface Buying extends Family {
  cartId: unknown;
}

const path = '/api/Store/Store';
/** The oftener named, the oftener chosen. */
const often = (mood: string, times: number) => Array.from({ length: times }, () => mood);
const moods = [
  ...often('success', 16),
  ...['failure', 'pending-success', 'forged-answer', 'authorised-late'].flatMap((mood) => often(mood, 3)),
  ...['abort', 'pending', 'success-after-failure', 'double-answer'].flatMap((mood) => often(mood, 2)),
  ...['wrong-amount', 'wrong-order', 'never-answers', 'paid-twice'].flatMap((mood) => often(mood, 2)),
  ...['paid-then-failed', 'given-back', 'broken'].flatMap((mood) => often(mood, 2)),
  'silent',
];
/** The gateway's word is with us before the family does anything else. */
const prompt = new Set(['success', 'double-answer']);
/** What may stand in the way of a checkout, in a world as it is. */
const expected = new Set(['cart_empty', 'already_paid', 'payment_unavailable']);

/** Buys one thing after the other, in every way in which a payment can go wrong. */
export async function buyThings(family: Family): Promise<void> {
  const openPages: string[] = [];
  const { device, random, told, isOver } = family;
  const { cartId } = (await device.ask({ method: 'GET', path: `${path}/GetCart` })).body;
  while (!isOver()) {
    await device.ask({
      method: 'POST',
      path: `${path}/AddToCart`,
      body: { productId: pick(random, family.products) },
    });
    const reference = await checkOut({ ...family, cartId });
    if (reference === null) continue;
    // Some leave the page open in another tab, change the cart and come back to it later.
    if (random() < 0.08) {
      openPages.push(reference);
      continue;
    }
    await pay(family, reference, pick(random, moods));
    // The page is still there: some press again while the bank is thinking.
    if (told.waiting.has(reference) && random() < 0.3)
      await pay(family, reference, pick(random, ['failure', 'success']), true);
    if (openPages.length > 0 && random() < 0.4) await pay(family, openPages.pop() ?? '', 'success', true);
    for (let questions = Math.floor(random() * 3); questions > 0; questions -= 1)
      await look(family, reference);
    if (told.successes.has(reference) && random() < 0.04) await askForMoneyBack(family, reference);
  }
  for (const reference of openPages) if (random() < 0.5) await pay(family, reference, 'success', true);
}

/** The reference of an order whose payment page is open; null: there is nothing to pay, now. */
async function checkOut(family: Buying): Promise<string | null> {
  const { device, random, told, simulator } = family;
  const couponCode = random() < 0.3 ? pick(random, Object.keys(coupons)) : null;
  const begin = (code: string | null) =>
    device.ask({
      method: 'POST',
      path: `${path}/InitiateTransaction`,
      body: { cartId: family.cartId, ...(code && { couponCode: code }), type: 'web' },
    });
  let answer = await begin(couponCode);
  if (answer.body.code?.startsWith('coupon_')) answer = await begin(null);
  if (answer.status !== 200) return stopAt(family, answer);
  const { transactionId, handOver, ...given } = answer.body.data as {
    transactionId: string;
    handOver: string;
    checkoutURL: string;
    encString: string;
    accessCode: string;
    fields: Record<string, string>;
  };
  told.references.add(transactionId);
  if (handOver === 'none') {
    told.successes.add(transactionId);
    return null;
  }
  const page: HandOver =
    handOver === 'form'
      ? { kind: 'form', url: given.checkoutURL, encString: given.encString, accessCode: given.accessCode }
      : { kind: 'fields', url: given.checkoutURL, fields: given.fields };
  await simulator.openPage(page);
  return transactionId;
}

async function stopAt(family: Family, { status, body }: Answer): Promise<null> {
  const { told, simulator, random } = family;
  const reference = body.details?.transaction;
  if (body.code === 'payment_pending' && reference) {
    if (told.waiting.delete(reference)) {
      await simulator.finish(reference, random() < 0.7 ? 'paid' : 'failed', true);
    }
    while ((await look(family, reference)) === 'Pending' && !family.isOver()) await pause(1_000);
  } else if (!expected.has(body.code ?? ''))
    told.surprises.push(`checkout: ${status} ${JSON.stringify(body)}`);
  return null;
}

async function pay(
  { simulator, device, random, told }: Family,
  reference: string,
  mood: string,
  isLate = false,
): Promise<void> {
  told.moods.set(mood, (told.moods.get(mood) ?? 0) + 1);
  if (random() < 0.2) await simulator.setRefundMood(reference, 'pending');
  const { callbacks } = await simulator.pay(reference, mood, true).catch((error: Error) => {
    // The page of an order that was paid meanwhile has no buttons.
    if (error.message.includes('409')) return { callbacks: [] };
    throw error;
  });
  if (mood === 'pending') told.waiting.add(reference);
  // Phones die and tabs are closed right after the money has gone.
  const dies = random() < 0.15;
  if (isLate || dies || !prompt.has(mood)) told.late += 1;
  if (dies) return;
  for (const callback of callbacks) await device.carry(callback);
}

async function askForMoneyBack({ device, told }: Family, reference: string): Promise<void> {
  const body = { transactionId: reference, lineNo: 1, message: 'Bought by mistake' };
  const answer = await device.ask({ method: 'POST', path: `${path}/RequestRefund`, body });
  if (answer.status === 200) told.refundWishes += 1;
  else if (answer.body.code !== 'refund_not_possible')
    told.surprises.push(`refund: ${answer.status} ${JSON.stringify(answer.body)}`);
}

async function look({ device, told }: Family, reference: string): Promise<string> {
  const query = `TransactionId=${encodeURIComponent(reference)}`;
  const { status, body } = await device.ask({ method: 'GET', path: `${path}/GetPaymentStatus?${query}` });
  if (status !== 200) told.surprises.push(`status: ${status} ${JSON.stringify(body)}`);
  if (body.transactionStatus === 'Success') told.successes.add(reference);
  return String(body.transactionStatus);
}
