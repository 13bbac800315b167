import * as z from 'zod';
import { understand } from './ask-gateway.ts';
import { type CcavenueCall, callCcavenue } from './ccavenue-calls.ts';
import { decrypt, encrypt } from './ccavenue-cipher.ts';
import { listOrders } from './ccavenue-statement.ts';
import { findStatus } from './ccavenue-status.ts';
import { refundList } from './ccavenue-words.ts';
import type { MerchantAccount, Notice, PaymentGateway, RefundRequest, RefundStatus } from './gateway.ts';
import { GatewayFault } from './gateway.ts';
import { readSecrets } from './read-secrets.ts';
import { formatRupees, parseRupees } from './rupees.ts';

export interface CcavenueAddresses {
  /** Where the browser posts to. */
  page: string;
  api: string;
}

const secretsSchema = z.object({ accessCode: z.string().min(1), workingKey: z.string().min(1) });
const referenceShape = /^[A-Za-z0-9_-]{1,64}$/;
/** What of a callback is kept; the rest is the payer's name, address and card. */
const keptFields = ['order_id', 'tracking_id', 'order_status', 'currency', 'amount', 'failure_message'];

const refundAnswer = z.object({ refund_status: z.coerce.number(), reason: z.string().default('') });

/** The form protocol of CCAvenue: an encrypted form through the browser, and encrypted questions of our own. */
export function openCcavenue(account: MerchantAccount, addresses: CcavenueAddresses): PaymentGateway {
  const { accessCode, workingKey } = readSecrets(secretsSchema, account.secrets);
  const call: CcavenueCall = (command, question) =>
    callCcavenue(addresses.api, { accessCode, workingKey }, command, question);

  const findRefund = async ({ reference, gatewayRef, amountPaise }: RefundRequest): Promise<RefundStatus> => {
    const text = await call('getRefundDetails', { reference_no: gatewayRef });
    const { refunds } = understand(refundList, text);
    const own = refunds.find((refund) => refund.refund_ref_no === reference);
    if (!own) return { state: 'unknown', gatewayRefund: null, raw: '' };
    if (parseRupees(own.refund_amount) !== amountPaise) throw new GatewayFault('a refund of another amount');
    const states: Record<string, RefundStatus['state']> = { Refunded: 'done', Rejected: 'refused' };
    const state = states[own.refund_status] ?? 'pending';
    return { state, gatewayRefund: own.refund_ref_no, raw: JSON.stringify(own) };
  };

  return {
    async begin({ reference, amountPaise, currency, callbackUrl, locale }) {
      const fields = new URLSearchParams({
        merchant_id: account.merchantId,
        order_id: reference,
        currency,
        amount: formatRupees(amountPaise),
        redirect_url: callbackUrl,
        cancel_url: callbackUrl,
        language: locale === 'hi' ? 'HI' : 'EN',
        merchant_param1: reference,
      });
      const encString = encrypt(fields.toString(), workingKey);
      return { handOver: { kind: 'form', url: addresses.page, encString, accessCode }, gatewayOrder: null };
    },

    readCallback: (fields) => readAnswer(fields.encResp ?? '', workingKey),
    readWebhook: ({ body }) => readAnswer(new URLSearchParams(body).get('encResp') ?? '', workingKey),

    findStatus: (order) => findStatus(call, order),

    async refund(request) {
      const text = await call('refundOrder', {
        reference_no: request.gatewayRef,
        refund_amount: formatRupees(request.amountPaise),
        refund_ref_no: request.reference,
      });
      const answer = understand(refundAnswer, text);
      // A reference that was used is refused: then its first refund is the answer.
      const known = await findRefund(request);
      if (known.state !== 'unknown') return known;
      if (answer.refund_status === 0)
        return { state: 'pending', gatewayRefund: null, raw: JSON.stringify(answer) };
      return { state: 'refused', gatewayRefund: null, raw: JSON.stringify(answer) };
    },

    findRefund,
    listStatement: (range) => listOrders(call, range),
  };
}

/** Decrypting well is all there is: whoever saw one answer can bring it again, so it is never proof. */
function readAnswer(encResp: string, workingKey: string): Notice {
  const said = new URLSearchParams(decrypt(encResp, workingKey) ?? '');
  const reference = said.get('order_id') ?? '';
  if (!referenceShape.test(reference)) return { order: null, isGenuine: false, raw: '' };
  const kept = keptFields.flatMap((name) => (said.has(name) ? [[name, said.get(name)?.slice(0, 200)]] : []));
  return { order: { reference }, isGenuine: true, raw: JSON.stringify(Object.fromEntries(kept)) };
}
