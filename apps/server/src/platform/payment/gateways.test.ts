import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OwnSimulator, simulatorAccount, startSimulator } from '../../../test/payment-simulator.ts';
import { type BeginPayment, GatewayFault, type PaymentGateway } from './gateway.ts';
import { createOpenGateway } from './open-gateway.ts';

let simulator: OwnSimulator;
beforeAll(async () => {
  simulator = await startSimulator();
});
afterAll(() => simulator.stop());

const today = () => new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);

/** Both drivers keep the same promises, so the same questions are put to both. */
describe.each(['ccavenue', 'razorpay'] as const)('%s', (name) => {
  let gateway: PaymentGateway;
  beforeAll(() => {
    const site = { mode: 'simulator', url: simulator.url, publicUrl: simulator.url } as const;
    gateway = createOpenGateway(site)(simulatorAccount(name));
  });

  /** An order whose payment page is open in somebody's browser. */
  const begin = async (amountPaise = 149_905) => {
    const order: BeginPayment = {
      reference: randomUUID(),
      gatewayOrder: null,
      amountPaise,
      currency: 'INR',
      callbackUrl: 'http://shop.localhost:1/callback/account',
      description: 'Class 8',
      locale: 'en',
    };
    const { handOver, gatewayOrder } = await gateway.begin(order);
    await simulator.openPage(handOver);
    return { ...order, gatewayOrder };
  };
  const paid = async (amountPaise?: number) => {
    const order = await begin(amountPaise);
    await simulator.pay(order.reference, 'success');
    const { payments } = await gateway.findStatus(order);
    return { order, gatewayRef: payments[0]?.gatewayRef ?? '' };
  };
  const stateOf = async (order: BeginPayment) => (await gateway.findStatus(order)).state;

  test('an order nobody has paid is unknown, also when it was never begun', async () => {
    const order = await begin();
    expect(await gateway.findStatus(order)).toMatchObject({ state: 'unknown', payments: [] });
    expect(await stateOf({ ...order, reference: randomUUID(), gatewayOrder: null })).toBe('unknown');
  });

  test('a payment is told with the amount to the paisa, and its callback and webhook name the order', async () => {
    const order = await begin();
    const { callbacks, webhooks } = await simulator.pay(order.reference, 'success');
    const status = await gateway.findStatus(order);
    expect(status).toMatchObject({ state: 'paid', payments: [{ amountPaise: 149_905, currency: 'INR' }] });
    const named = name === 'ccavenue' ? { reference: order.reference } : { gatewayOrder: order.gatewayOrder };
    expect(gateway.readCallback(callbacks[0]?.fields ?? {})).toMatchObject({ order: named, isGenuine: true });
    const { body = '', headers = {} } = webhooks[0] ?? {};
    expect(gateway.readWebhook({ body, headers })).toMatchObject({ order: named, isGenuine: true });
    expect(callbacks[0]?.url).toBe(order.callbackUrl);
  });

  test.each([
    ['failure', 'failed'],
    ['abort', name === 'ccavenue' ? 'failed' : 'unknown'],
    ['pending', 'pending'],
    ['forged-answer', 'unknown'],
    ['double-answer', 'paid'],
    ['never-answers', 'paid'],
    ['wrong-order', 'paid'],
  ])('after %s the gateway itself says %s', async (mood, state) => {
    const order = await begin();
    await simulator.pay(order.reference, mood);
    expect(await stateOf(order)).toBe(state);
  });

  test('what was pending is paid after some questions, or when it is finished', async () => {
    const asked = await begin();
    await simulator.pay(asked.reference, 'pending-success');
    expect(await stateOf(asked)).toBe('pending');
    await expect.poll(() => stateOf(asked)).toBe('paid');
    const finished = await begin();
    await simulator.pay(finished.reference, 'pending');
    await simulator.finish(finished.reference, 'failed');
    expect(await stateOf(finished)).toBe('failed');
  });

  test('a failure may become a success later', async () => {
    const order = await begin();
    await simulator.pay(order.reference, 'success-after-failure');
    expect(await stateOf(order)).toBe('failed');
    await expect.poll(() => stateOf(order)).toBe('paid');
    expect((await gateway.findStatus(order)).payments).toHaveLength(1);
  });

  test('another amount than was asked for is told as it is', async () => {
    const order = await begin();
    await simulator.pay(order.reference, 'wrong-amount');
    expect((await gateway.findStatus(order)).payments).toMatchObject([{ amountPaise: 149_805 }]);
  });

  test('the wrong order is named by an answer that looks genuine', async () => {
    const other = await begin();
    const order = await begin();
    const { callbacks } = await simulator.pay(order.reference, 'wrong-order');
    const notice = gateway.readCallback(callbacks[0]?.fields ?? {});
    expect(JSON.stringify(notice.order)).not.toContain(order.gatewayOrder ?? order.reference);
    expect(await stateOf(other)).toBe('unknown');
  });

  test('a refund asked for twice gives the money back once', async () => {
    const { order, gatewayRef } = await paid();
    const request = { reference: randomUUID(), gatewayRef, amountPaise: 49_905 };
    expect((await gateway.findRefund(request)).state).toBe('unknown');
    expect(await gateway.refund(request)).toMatchObject({ state: 'done' });
    expect(await gateway.refund(request)).toMatchObject({ state: 'done' });
    expect((await gateway.findRefund(request)).state).toBe('done');
    const amounts = (await simulator.statement(order.reference)).map(({ amountPaise }) => amountPaise);
    expect(amounts).toEqual([149_905, -49_905]);
    expect(await stateOf(order)).toBe('paid');
  });

  test('the same refund of another amount is no answer, and more than was paid is refused', async () => {
    const { gatewayRef } = await paid();
    const request = { reference: randomUUID(), gatewayRef, amountPaise: 100 };
    await gateway.refund(request);
    await expect(gateway.refund({ ...request, amountPaise: 200 })).rejects.toThrow(/another amount/);
    const tooMuch = { reference: randomUUID(), gatewayRef, amountPaise: 149_905 };
    expect((await gateway.refund(tooMuch)).state).toBe('refused');
  });

  test('a refund may take its time, or be refused', async () => {
    const slow = await paid();
    await simulator.setRefundMood(slow.order.reference, 'pending');
    const request = { reference: randomUUID(), gatewayRef: slow.gatewayRef, amountPaise: 149_905 };
    expect((await gateway.refund(request)).state).toBe('pending');
    await expect.poll(async () => (await gateway.findRefund(request)).state).toBe('done');
    const refused = await paid();
    await simulator.setRefundMood(refused.order.reference, 'refused');
    const wish = { reference: randomUUID(), gatewayRef: refused.gatewayRef, amountPaise: 1 };
    expect((await gateway.refund(wish)).state).toBe('refused');
  });

  test('the statement tells every payment and refund of the day, and of another day nothing', async () => {
    const fromDay = today();
    const { order, gatewayRef } = await paid(250_001);
    const refundReference = randomUUID();
    await gateway.refund({ reference: refundReference, gatewayRef, amountPaise: 1 });
    const lines = await gateway.listStatement({ fromDay, toDay: today() });
    const own = lines.filter(({ orderReference }) => orderReference === order.reference);
    expect(own).toMatchObject([
      { kind: 'payment', gatewayRef, refundReference: null, amountPaise: 250_001, currency: 'INR' },
      { kind: 'refund', gatewayRef, refundReference, amountPaise: -1 },
    ]);
    expect(await gateway.listStatement({ fromDay: '2020-01-01', toDay: '2020-01-02' })).toEqual([]);
  });

  test('what is kept for the record holds no key and nothing of the payer', async () => {
    const order = await begin();
    const { callbacks, webhooks } = await simulator.pay(order.reference, 'success');
    const { raw } = await gateway.findStatus(order);
    const { body = '', headers = {} } = webhooks[0] ?? {};
    const kept = [
      raw,
      gateway.readCallback(callbacks[0]?.fields ?? {}).raw,
      gateway.readWebhook({ body, headers }).raw,
    ];
    for (const text of kept) expect(text).not.toMatch(/development|signature|parent/i);
  });

  test('money that is held for us is taken, once, and only then it counts', async () => {
    const order = await begin();
    await simulator.pay(order.reference, 'authorised-late');
    expect(await simulator.statement(order.reference)).toEqual([]);
    expect(await simulator.held()).toContain(order.reference);
    const [one, other] = await Promise.all([gateway.findStatus(order), gateway.findStatus(order)]);
    for (const { state, payments } of [one, other, await gateway.findStatus(order)]) {
      expect({ state, payments }).toMatchObject({ state: 'paid', payments: [{ amountPaise: 149_905 }] });
    }
    expect(await simulator.statement(order.reference)).toMatchObject([{ amountPaise: 149_905 }]);
    expect(await simulator.held()).not.toContain(order.reference);
  });

  test('money held in another amount than ours is left alone', async () => {
    const order = await begin();
    await simulator.pay(order.reference, 'authorised-late');
    expect(await gateway.findStatus({ ...order, amountPaise: 149_904 })).toMatchObject({
      state: 'pending',
      payments: [],
    });
    expect(await simulator.held()).toContain(order.reference);
  });

  test('an older attempt that was paid is not hidden by a newer one that failed', async () => {
    const failed = await begin();
    await simulator.pay(failed.reference, 'paid-then-failed');
    expect(await gateway.findStatus(failed)).toMatchObject({ state: 'paid', payments: [{}] });
    const slow = await begin();
    await simulator.pay(slow.reference, 'pending');
    await simulator.pay(slow.reference, 'failure');
    expect(await stateOf(slow)).toBe('pending');
    await simulator.finish(slow.reference, 'paid');
    expect(await stateOf(slow)).toBe('paid');
  });

  test('two payments of one order are both told', async () => {
    const order = await begin();
    await simulator.pay(order.reference, 'paid-twice');
    const { payments } = await gateway.findStatus(order);
    expect(new Set(payments.map(({ gatewayRef }) => gatewayRef)).size).toBe(2);
    expect(payments.map(({ amountPaise }) => amountPaise)).toEqual([149_905, 149_905]);
  });

  test('what went back is told with the payment, whoever gave it back', async () => {
    const byHand = await begin();
    await simulator.pay(byHand.reference, 'given-back');
    expect(await gateway.findStatus(byHand)).toMatchObject({
      state: 'paid',
      payments: [{ amountPaise: 149_905, refundedPaise: 149_905 }],
    });
    const { order, gatewayRef } = await paid();
    expect((await gateway.findStatus(order)).payments).toMatchObject([{ refundedPaise: 0 }]);
    for (const amountPaise of [100, 250]) {
      await gateway.refund({ reference: randomUUID(), gatewayRef, amountPaise });
    }
    expect((await gateway.findStatus(order)).payments).toMatchObject([
      { amountPaise: 149_905, refundedPaise: 350 },
    ]);
  });

  test('errors for a while say nothing; afterwards the payment is told', async () => {
    const order = await begin();
    await simulator.pay(order.reference, 'broken');
    await expect(gateway.findStatus(order)).rejects.toThrow(GatewayFault);
    await expect(gateway.findStatus(order)).rejects.toThrow(GatewayFault);
    expect(await stateOf(order)).toBe('paid');
  });
});

test('a second call of the same moment, or after a crash, finds the order that was made', async () => {
  const site = { mode: 'simulator', url: simulator.url, publicUrl: simulator.url } as const;
  const gateway = createOpenGateway(site)(simulatorAccount('razorpay'));
  const order = {
    reference: randomUUID(),
    gatewayOrder: null,
    amountPaise: 50_000,
    currency: 'INR',
  } as const;
  const page = {
    callbackUrl: 'http://shop.localhost:1/callback/a',
    description: 'Class 8',
    locale: 'en',
  } as const;
  const first = await gateway.begin({ ...order, ...page });
  const second = await gateway.begin({ ...order, ...page });
  expect(second.gatewayOrder).toBe(first.gatewayOrder);
});
