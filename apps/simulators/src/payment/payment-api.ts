import Fastify, { type FastifyInstance } from 'fastify';
import { escapeHtml, listPage } from '../list-page.ts';
import { addCcavenue, openCcavenueOrder } from './ccavenue-api.ts';
import { addControl, statementOf } from './control-api.ts';
import { type Messages, writeMessages } from './messages.ts';
import { isMood } from './moods.ts';
import type { Gateway, SimOrder } from './order.ts';
import type { OrderStore } from './order-store.ts';
import { endPage, payPage, returnPage } from './pages.ts';
import { payOrder, type Told } from './pay-order.ts';
import { addRazorpay, openRazorpayOrder } from './razorpay-api.ts';
import { formatRupees } from './rupees.ts';
import { sendUntilTaken } from './sending.ts';

type Fields = Record<string, string>;

const write = (order: SimOrder, told: Told): Messages => writeMessages(told, order.callbackUrl);

function send({ webhooks, callbacks }: Messages): void {
  for (const message of webhooks) void sendUntilTaken(message);
  for (const { url, fields } of callbacks) {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    void sendUntilTaken({ url, headers, body: new URLSearchParams(fields).toString() });
  }
}
const sendWebhooks = (messages: Messages) => send({ webhooks: messages.webhooks, callbacks: [] });

function addPages(api: FastifyInstance, store: OrderStore): void {
  const open = (path: string, find: (store: OrderStore, fields: Fields) => SimOrder | null) =>
    api.post<{ Body: Fields }>(path, async (request, reply) => {
      const order = find(store, request.body);
      if (!order)
        return reply.code(400).type('text/html').send(endPage('This is no order of a merchant here.'));
      return reply.redirect(`/page/${order.gateway}/${order.id}`, 303);
    });
  open('/ccavenue/transaction/transaction.do', openCcavenueOrder);
  open('/razorpay/v1/checkout/embedded', openRazorpayOrder);

  const path = '/page/:gateway/:id';
  const isPaid = ({ payments }: SimOrder) => payments.some(({ state }) => state === 'captured');
  api.get<{ Params: { gateway: Gateway; id: string } }>(path, async ({ params }, reply) => {
    const order = store.find(params.gateway, params.id);
    if (!order) return reply.code(404).type('text/html').send(endPage('There is no such order.'));
    const html = isPaid(order) ? endPage('This order is paid. You can close this page.') : payPage(order);
    return reply.type('text/html').send(html);
  });
  api.post<{ Params: { gateway: Gateway; id: string }; Body: Fields }>(
    path,
    async ({ params, body }, reply) => {
      const order = store.find(params.gateway, params.id);
      const { mood = '' } = body;
      if (!order || isPaid(order) || !isMood(mood)) {
        return reply.code(409).type('text/html').send(endPage('This cannot be done with the order.'));
      }
      const messages = write(order, payOrder(store, order, mood));
      const [first, ...more] = messages.callbacks;
      send({ webhooks: messages.webhooks, callbacks: mood === 'double-answer' ? more : [] });
      const html = first ? returnPage(first) : endPage('Paid. You can close this page.');
      return reply.type('text/html').send(html);
    },
  );
}

export function createPaymentApi(store: OrderStore): FastifyInstance {
  const api = Fastify();
  api.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  api.get('/healthz', async () => ({ ok: true }));
  const tell = (order: SimOrder, told: Told) => sendWebhooks(write(order, told));
  addCcavenue(api, store, tell);
  addRazorpay(api, store, tell);
  addPages(api, store);
  addControl(api, { store, write, sendWebhooks });
  api.get('/', async (_request, reply) => {
    const rows = statementOf(store)
      .toReversed()
      .slice(0, 500)
      .map(({ at, kind, gateway, orderReference, gatewayRef, amountPaise }) =>
        [at, kind, gateway, orderReference, gatewayRef, `₹ ${formatRupees(Math.abs(amountPaise))}`].map(
          escapeHtml,
        ),
      );
    const heads = ['At', 'What', 'Gateway', 'Order', 'Number', 'Amount'];
    return reply.type('text/html').send(listPage('Payments and refunds', heads, rows));
  });
  return api;
}
