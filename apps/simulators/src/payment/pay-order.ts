import { randomBytes } from 'node:crypto';
import type { Mood } from './moods.ts';
import type { SimOrder, SimPayment } from './order.ts';
import type { OrderStore } from './order-store.ts';
import { giveBackByHand } from './refund-order.ts';

/** What the gateway says about an order, truly or not. */
export interface Saying {
  /** Which order it names. */
  order: SimOrder;
  outcome: 'paid' | 'failed' | 'aborted' | 'pending';
  paymentId: string;
  amountPaise: number;
  isForged: boolean;
}

export interface Told {
  /** What the browser carries to the shop. Empty: the page just ends. */
  byBrowser: Saying[];
  /** What is sent from server to server. */
  byServer: Saying[];
}

const questionsUntilDone = 3;
const questionsOfTrouble = 2;

function addPayment(
  order: SimOrder,
  state: SimPayment['state'],
  amountPaise = order.amountPaise,
): SimPayment {
  const id =
    order.gateway === 'razorpay'
      ? `pay_${randomBytes(9).toString('hex')}`
      : String(300_000_000_000 + Number(`0x${randomBytes(5).toString('hex')}`));
  const payment = { id, amountPaise, state, at: new Date().toISOString() };
  order.payments.push(payment);
  return payment;
}

/** Somebody else's order that is not paid, for an answer that names the wrong one. */
function anotherOrder(store: OrderStore, { gateway, id }: SimOrder): SimOrder | null {
  const isOther = (order: SimOrder) =>
    order.gateway === gateway && order.id !== id && order.payments.length === 0;
  return store.list().findLast(isOther) ?? null;
}

/** The customer has pressed a button: the money moves, or not, and things are said. */
export function payOrder(store: OrderStore, order: SimOrder, mood: Mood): Told {
  const told = act(store, order, mood);
  store.save(order);
  return told;
}

function act(store: OrderStore, order: SimOrder, mood: Mood): Told {
  const say = (outcome: Saying['outcome'], payment: SimPayment | null, isForged = false): Saying => ({
    order,
    outcome,
    paymentId: payment?.id ?? '',
    amountPaise: payment?.amountPaise ?? order.amountPaise,
    isForged,
  });
  const both = (...sayings: Saying[]): Told => ({ byBrowser: sayings, byServer: sayings });
  switch (mood) {
    case 'success':
      return both(say('paid', addPayment(order, 'captured')));
    case 'failure':
      return both(say('failed', addPayment(order, 'failed')));
    case 'abort':
      order.isAborted = true;
      return { byBrowser: [say('aborted', null)], byServer: [] };
    case 'pending':
    case 'pending-success':
      if (mood === 'pending-success') order.waiting = { questionsLeft: questionsUntilDone };
      return { byBrowser: [say('pending', addPayment(order, 'pending'))], byServer: [] };
    case 'success-after-failure':
      order.waiting = { questionsLeft: questionsUntilDone };
      return both(say('failed', addPayment(order, 'failed')));
    case 'double-answer': {
      const saying = say('paid', addPayment(order, 'captured'));
      return both(saying, saying);
    }
    case 'wrong-amount':
      return both(say('paid', addPayment(order, 'captured', Math.max(1, order.amountPaise - 100))));
    case 'wrong-order': {
      const saying = say('paid', addPayment(order, 'captured'));
      const other = anotherOrder(store, order) ?? { ...order, id: `${order.id}x`, reference: `${order.id}x` };
      return both({ ...saying, order: other });
    }
    case 'forged-answer':
      return both({ ...say('paid', null, true), paymentId: `pay_forged${randomBytes(4).toString('hex')}` });
    case 'never-answers':
      addPayment(order, 'captured');
      return { byBrowser: [], byServer: [] };
    case 'paid-twice':
      return both(say('paid', addPayment(order, 'captured')), say('paid', addPayment(order, 'captured')));
    case 'paid-then-failed':
      addPayment(order, 'captured');
      return both(say('failed', addPayment(order, 'failed')));
    case 'authorised-late':
      addPayment(order, 'authorised');
      return { byBrowser: [], byServer: [] };
    case 'given-back': {
      const { id, amountPaise } = addPayment(order, 'captured');
      giveBackByHand(order, id, amountPaise);
      return { byBrowser: [], byServer: [] };
    }
    case 'silent':
    case 'broken':
      order.trouble = { kind: mood, questionsLeft: questionsOfTrouble };
      return both(say('paid', addPayment(order, 'captured')));
  }
}

/** What was pending, or had failed and was taken all the same, is paid now. */
export function finishOrder(store: OrderStore, order: SimOrder, outcome: 'paid' | 'failed'): Told {
  order.waiting = null;
  const pending = order.payments.filter(({ state }) => state === 'pending');
  const finished = pending.length > 0 ? pending : [addPayment(order, 'pending')];
  for (const payment of finished) payment.state = outcome === 'paid' ? 'captured' : 'failed';
  store.save(order);
  const say = ({ id, amountPaise }: SimPayment) => ({
    order,
    outcome,
    paymentId: id,
    amountPaise,
    isForged: false,
  });
  return { byBrowser: [], byServer: finished.map(say) };
}

/** The shop says that it takes what is held for it; false: of that, or of so much, there is nothing. */
export function takeHeld(
  store: OrderStore,
  order: SimOrder,
  { paymentId, amountPaise }: { paymentId: string; amountPaise: number },
): boolean {
  const payment = order.payments.find(({ id }) => id === paymentId);
  if (payment?.state !== 'authorised' || payment.amountPaise !== amountPaise) return false;
  payment.state = 'captured';
  store.save(order);
  return true;
}

/** Every question of the shop brings a waiting order nearer to its end. */
export function countQuestion(store: OrderStore, order: SimOrder): Told {
  if (order.waiting === null) return { byBrowser: [], byServer: [] };
  order.waiting.questionsLeft -= 1;
  if (order.waiting.questionsLeft <= 0) return finishOrder(store, order, 'paid');
  store.save(order);
  return { byBrowser: [], byServer: [] };
}
