import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { razorpayAccount } from './accounts.ts';
import type { SimOrder } from './order.ts';
import type { OrderStore } from './order-store.ts';
import { countQuestion, type Told, takeHeld } from './pay-order.ts';
import { orderEntity, paymentEntity, refundEntity } from './razorpay-entities.ts';
import { countRefundQuestion, refundOrder, refundsOf } from './refund-order.ts';
import { isTroubled } from './trouble.ts';

type Tell = (order: SimOrder, told: Told) => void;

const listOf = (items: object[]) => ({ entity: 'collection', count: items.length, items });
const refuse = (reply: FastifyReply, status: number, description: string) =>
  reply.code(status).send({ error: { code: 'BAD_REQUEST_ERROR', description } });

function addOrders(api: FastifyInstance, store: OrderStore, tell: Tell): void {
  api.post<{ Body: { amount: number; currency: string; receipt: string } }>(
    '/v1/orders',
    async (request, reply) => {
      const { amount, currency, receipt } = request.body;
      if (!Number.isInteger(amount) || amount < 100 || currency !== 'INR' || !receipt) {
        return refuse(reply, 400, 'The order is not valid.');
      }
      const order: SimOrder = {
        gateway: 'razorpay',
        id: `order_${randomBytes(9).toString('hex')}`,
        reference: receipt,
        amountPaise: amount,
        currency,
        createdAt: new Date().toISOString(),
        callbackUrl: null,
        isAborted: false,
        payments: [],
        refunds: [],
        waiting: null,
        refundMood: 'done',
        trouble: null,
      };
      store.save(order);
      return orderEntity(order);
    },
  );

  api.get<{ Querystring: Record<string, string> }>('/v1/orders', async ({ query }, reply) => {
    const { receipt, from = '0', to = '9999999999', count = '10', skip = '0' } = query;
    if (receipt !== undefined) {
      const orders = store.byReference('razorpay', receipt);
      for (const order of orders) if (await isTroubled(store, order)) return refuse(reply, 502, 'Try again.');
      return listOf(orders.map(orderEntity));
    }
    const isInside = ({ created_at }: { created_at: number }) =>
      created_at >= Number(from) && created_at <= Number(to);
    const found = store
      .list()
      .filter(({ gateway }) => gateway === 'razorpay')
      .map(orderEntity)
      .filter(isInside);
    return listOf(found.slice(Number(skip), Number(skip) + Number(count)));
  });

  api.get<{ Params: { id: string } }>('/v1/orders/:id/payments', async (request, reply) => {
    const order = store.find('razorpay', request.params.id);
    if (!order) return refuse(reply, 400, 'The id provided does not exist.');
    tell(order, countQuestion(store, order));
    return listOf(order.payments.map((payment) => paymentEntity(order, payment)));
  });
}

function addCapture(api: FastifyInstance, store: OrderStore): void {
  api.post<{ Params: { id: string }; Body: { amount: number; currency: string } }>(
    '/v1/payments/:id/capture',
    async (request, reply) => {
      const { id: paymentId } = request.params;
      const order = store.byPayment('razorpay', paymentId);
      const { amount: amountPaise, currency } = request.body;
      if (order?.currency !== currency || !takeHeld(store, order, { paymentId, amountPaise })) {
        return refuse(reply, 400, 'This payment cannot be captured.');
      }
      return order.payments
        .filter(({ id }) => id === paymentId)
        .map((payment) => paymentEntity(order, payment))[0];
    },
  );
}

function addRefunds(api: FastifyInstance, store: OrderStore): void {
  api.post<{ Params: { id: string }; Body: { amount: number; receipt: string } }>(
    '/v1/payments/:id/refund',
    async (request, reply) => {
      const order = store.byPayment('razorpay', request.params.id);
      const payment = order?.payments.find(({ id }) => id === request.params.id);
      if (!order || !payment) return refuse(reply, 400, 'The id provided does not exist.');
      const { amount: amountPaise, receipt: reference } = request.body;
      const known = order.refunds.find((refund) => refund.reference === reference);
      if (known) {
        const isSame =
          request.headers['x-refund-idempotency'] === reference && known.amountPaise === amountPaise;
        return isSame ? refundEntity(order, known) : refuse(reply, 400, 'The receipt was used.');
      }
      if (order.refundMood === 'refused') return refuse(reply, 400, 'The account balance does not cover it.');
      const refund = refundOrder(store, order, { payment, reference, amountPaise });
      return refund
        ? refundEntity(order, refund)
        : refuse(reply, 400, 'The payment has been fully refunded.');
    },
  );

  api.get<{ Params: { id: string } }>('/v1/payments/:id/refunds', async (request, reply) => {
    const order = store.byPayment('razorpay', request.params.id);
    if (!order) return refuse(reply, 400, 'The id provided does not exist.');
    const answer = listOf(refundsOf(order, request.params.id).map((refund) => refundEntity(order, refund)));
    countRefundQuestion(store, order);
    return answer;
  });
}

/** Opens the order that the browser has brought; null: not one of this account. */
export function openRazorpayOrder(store: OrderStore, fields: Record<string, string>): SimOrder | null {
  const order = store.find('razorpay', fields.order_id ?? '');
  if (!order || fields.key_id !== razorpayAccount.keyId) return null;
  order.callbackUrl = fields.callback_url ?? null;
  store.save(order);
  return order;
}

export function addRazorpay(api: FastifyInstance, store: OrderStore, tell: Tell): void {
  const { keyId, keySecret } = razorpayAccount;
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  void api.register(
    async (own) => {
      own.addHook('onRequest', async (request, reply) => {
        if (request.headers.authorization !== authorization)
          return refuse(reply, 401, 'Authentication failed');
      });
      addOrders(own, store, tell);
      addCapture(own, store);
      addRefunds(own, store);
    },
    { prefix: '/razorpay' },
  );
}
