import type { FastifyInstance } from 'fastify';
import type { Messages } from './messages.ts';
import { isMood } from './moods.ts';
import type { Gateway, SimOrder } from './order.ts';
import type { OrderStore } from './order-store.ts';
import { finishOrder, payOrder, type Told } from './pay-order.ts';

const gateways: Gateway[] = ['ccavenue', 'razorpay'];

/** The money, to the paisa: what was taken and what went back. */
export const statementOf = (store: OrderStore) =>
  store.list().flatMap(({ gateway, id, reference, currency, payments, refunds }) => [
    ...payments
      .filter(({ state }) => state === 'captured')
      .map((payment) => ({
        kind: 'payment',
        gateway,
        gatewayOrder: id,
        orderReference: reference,
        gatewayRef: payment.id,
        refundReference: null,
        amountPaise: payment.amountPaise,
        currency,
        at: payment.at,
      })),
    ...refunds
      .filter(({ state }) => state === 'done')
      .map((refund) => ({
        kind: 'refund',
        gateway,
        gatewayOrder: id,
        orderReference: reference,
        gatewayRef: refund.paymentId,
        refundReference: refund.reference,
        amountPaise: -refund.amountPaise,
        currency,
        at: refund.at,
      })),
  ]);

/** What waits for the shop to take it, in the amount that was asked for. */
const heldOf = (store: OrderStore) =>
  store
    .list()
    .filter(({ payments, amountPaise }) =>
      payments.some((payment) => payment.state === 'authorised' && payment.amountPaise === amountPaise),
    )
    .map(({ reference }) => reference);

interface Deps {
  store: OrderStore;
  write(order: SimOrder, told: Told): Messages;
  /** The gateway's own calls to the shop. */
  sendWebhooks(messages: Messages): void;
}

/**
 * What tests do without a browser. An order is named by the shop's reference. The answer holds what browser and
 * server say; the browser's part is carried by the test, and also the server's unless `send` is given.
 */
export function addControl(api: FastifyInstance, { store, write, sendWebhooks }: Deps): void {
  const find = (reference: string) =>
    gateways.flatMap((gateway) => store.byReference(gateway, reference)).at(-1) ?? null;

  api.post<{ Body: { order: string; mood: string; send?: boolean } }>(
    '/control/pay',
    async (request, reply) => {
      const order = find(request.body.order);
      if (!order) return reply.code(404).send({ error: 'there is no such order' });
      if (order.payments.some(({ state }) => state === 'captured')) {
        return reply.code(409).send({ error: 'the order is paid' });
      }
      if (!isMood(request.body.mood)) return reply.code(400).send({ error: 'there is no such mood' });
      const messages = write(order, payOrder(store, order, request.body.mood));
      if (request.body.send) sendWebhooks(messages);
      return messages;
    },
  );

  api.post<{ Body: { order: string; outcome?: 'paid' | 'failed'; send?: boolean } }>(
    '/control/finish',
    async (request, reply) => {
      const order = find(request.body.order);
      if (!order) return reply.code(404).send({ error: 'there is no such order' });
      const messages = write(order, finishOrder(store, order, request.body.outcome ?? 'paid'));
      if (request.body.send) sendWebhooks(messages);
      return messages;
    },
  );

  api.post<{ Body: { order: string; mood: SimOrder['refundMood'] } }>(
    '/control/refund-mood',
    async (request, reply) => {
      const order = find(request.body.order);
      if (!order) return reply.code(404).send({ error: 'there is no such order' });
      order.refundMood = request.body.mood;
      store.save(order);
      return { mood: order.refundMood };
    },
  );

  api.get<{ Querystring: { order?: string } }>('/control/statement', async ({ query }) => {
    const lines = statementOf(store);
    return query.order === undefined ? lines : lines.filter((line) => line.orderReference === query.order);
  });

  api.get('/control/held', async () => heldOf(store));
}
