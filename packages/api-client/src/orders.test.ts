import * as wire from '@shala/wire/orders.ts';
import { expect, test } from 'vitest';
import { handOver, order, orderLine, refund } from './example-orders.ts';
import { wireOf } from './hold-to-contract.ts';
import {
  approvePurchase,
  getPaymentStatus,
  getReceipt,
  initiateTransaction,
  listOrders,
  redeemPaymentTicket,
  requestRefund,
  sendApprovalCode,
} from './orders.ts';
import type { Transport } from './transport.ts';

const checkout = { cartId: 5, couponCode: 'MONSOON10', type: null, totalPaise: 100, idempotencyKey: 'k-1' };
const answerOf = (data: wire.WireHandOver) => ({ isSuccess: true, errorMessage: null, data });

test('checkout sends its own key and what was shown, and becomes the form that CCAvenue wants', async () => {
  const { transport, sent } = wireOf(wire.initiateTransaction, answerOf(handOver()));
  const { reference, form } = await initiateTransaction(transport, checkout);
  expect(sent().idempotencyKey).toBe('k-1');
  expect(sent().body).toEqual({ cartId: 5, couponCode: 'MONSOON10', type: null, totalPaise: 100 });
  expect(reference).toBe('ref-1');
  expect(form).toEqual({
    action: 'https://pay.example.org/transaction',
    fields: { encRequest: 'c0ffee', access_code: 'AVXX' },
  });
});

test('other gateways have fields of their own; nothing to pay has no form', async () => {
  const fields = { order_id: 'order_9', key_id: 'rzp' };
  const other = wireOf(wire.initiateTransaction, answerOf(handOver({ handOver: 'fields', fields })));
  expect((await initiateTransaction(other.transport, checkout)).form?.fields).toEqual(fields);
  const free = wireOf(wire.initiateTransaction, answerOf(handOver({ handOver: 'none' })));
  expect((await initiateTransaction(free.transport, checkout)).form).toBeNull();
});

test('the status is asked for by the reference', async () => {
  const { transport, sent } = wireOf(wire.getPaymentStatus, {
    isSuccess: true,
    transactionStatus: 'Pending',
  });
  expect(await getPaymentStatus(transport, { reference: 'ref-1' })).toBe('Pending');
  expect(sent().query).toEqual({ TransactionId: 'ref-1' });
});

test('orders come with lines and refunds in our words', async () => {
  const wired = order('ref-1', { lines: [orderLine(1, { outcome: 'duplicate' })], refunds: [refund(3)] });
  const { transport } = wireOf(wire.listOrders, { orders: [wired] });
  const [one] = await listOrders(transport);
  expect(one).toMatchObject({ reference: 'ref-1', state: 'paid', receiptNumber: 'SHALA/2026-27/000017' });
  expect(one?.lines[0]).toMatchObject({ number: 1, isDuplicate: true, pricePaise: 2_450_000 });
  expect(one?.refunds[0]).toMatchObject({ id: 3, lineNo: 1, state: 'requested', amountPaise: 2_205_000 });
});

test('a receipt is asked for as a file', async () => {
  const file = new Blob(['%PDF-']);
  const transport: Transport = {
    async send<Answer>(request: object): Promise<Answer> {
      expect(request).toMatchObject({ isFile: true, query: { TransactionId: 'ref-1' } });
      return file as Answer;
    },
  };
  expect(await getReceipt(transport, 'ref-1')).toBe(file);
});

test('a refund is asked for by line, a ticket exchanged, a code sent and checked', async () => {
  const ask = wireOf(wire.requestRefund, { isSuccess: true, errorMessage: null, data: order('ref-1') });
  const asked = await requestRefund(ask.transport, { reference: 'ref-1', lineNo: 1, message: 'Moved' });
  expect(asked.reference).toBe('ref-1');
  const token = { access_token: 'a', refresh_token: '', token_type: 'Bearer' };
  const ticket = wireOf(wire.redeemPaymentTicket, { token });
  expect(await redeemPaymentTicket(ticket.transport, 't')).toBe('a');
  const code = { phoneHint: '10', retryAfter: 30, totalPaise: 2_205_000 };
  const send = wireOf(wire.sendApprovalCode, code);
  expect(await sendApprovalCode(send.transport, null)).toEqual(code);
  const approve = wireOf(wire.approvePurchase, { isSuccess: true, totalPaise: 2_205_000 });
  expect(await approvePurchase(approve.transport, { code: '1234', couponCode: null })).toBe(2_205_000);
});
