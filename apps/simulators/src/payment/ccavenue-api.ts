import type { FastifyInstance } from 'fastify';
import { ccavenueAccount } from './accounts.ts';
import { decrypt, encrypt } from './cipher.ts';
import type { SimOrder, SimPayment, SimRefund } from './order.ts';
import type { OrderStore } from './order-store.ts';
import { countQuestion, type Told, takeHeld } from './pay-order.ts';
import { countRefundQuestion, refundOrder, refundsOf } from './refund-order.ts';
import { formatRupees, parseRupees } from './rupees.ts';
import { isTroubled } from './trouble.ts';

type Fields = Record<string, string>;
type Question = Fields & { order_List?: { reference_no: string; amount: string }[] };
type Tell = (order: SimOrder, told: Told) => void;

const pageSize = 100;

const words = { pending: 'Awaited', authorised: 'Successful', captured: 'Shipped', failed: 'Unsuccessful' };

function statusOf(order: SimOrder, { id, state, amountPaise }: SimPayment): string {
  const back = refundsOf(order, id)
    .filter((refund) => refund.state === 'done')
    .reduce((sum, refund) => sum + refund.amountPaise, 0);
  if (back === 0) return words[state];
  return back === amountPaise ? 'Refunded' : 'Partially Refunded';
}

/** One attempt to pay; null: the page was opened, and that is all. */
function attemptWords(order: SimOrder, payment: SimPayment | null) {
  const amount = formatRupees(payment?.amountPaise ?? order.amountPaise);
  const beforePaying = order.isAborted ? 'Aborted' : 'Initiated';
  return {
    order_no: order.reference,
    reference_no: payment?.id ?? '',
    order_status: payment ? statusOf(order, payment) : beforePaying,
    order_amt: amount,
    order_capt_amt: payment?.state === 'captured' ? amount : '0.00',
    order_currncy: order.currency,
    order_option_type: 'OPTUPI',
    order_date_time: order.createdAt,
    order_bill_name: 'A parent',
  };
}

/** Of all attempts under one order number the status call tells the newest, whatever the others were. */
const lastAttempt = (order: SimOrder) => attemptWords(order, order.payments.at(-1) ?? null);
const allAttempts = (order: SimOrder) =>
  order.payments.length === 0
    ? [attemptWords(order, null)]
    : order.payments.map((payment) => attemptWords(order, payment));

const refundStates: Record<SimRefund['state'], string> = {
  pending: 'Requested',
  done: 'Refunded',
  refused: 'Rejected',
};

const refundWords = (refund: SimRefund) => ({
  refund_ref_no: refund.reference,
  refund_amount: formatRupees(refund.amountPaise),
  refund_status: refundStates[refund.state],
  refund_date_time: refund.at,
});

/** The day in India, as the lookup compares it. */
const dayOf = (instant: string) => new Date(Date.parse(instant) + 5.5 * 3_600_000).toISOString().slice(0, 10);
const isoDay = (day: string) => day.split('-').reverse().join('-');

function commands(store: OrderStore, tell: Tell): Record<string, (question: Question) => object> {
  return {
    orderStatusTracker({ order_no = '' }) {
      const order = store.find('ccavenue', order_no);
      if (!order) return { status: 1, error_desc: 'No records found', error_code: '51419' };
      tell(order, countQuestion(store, order));
      return { status: 0, ...lastAttempt(order) };
    },
    confirmOrder({ order_List = [] }) {
      const isTaken = ({ reference_no, amount }: { reference_no: string; amount: string }) => {
        const order = store.byPayment('ccavenue', reference_no);
        const held = { paymentId: reference_no, amountPaise: parseRupees(amount) };
        return order !== null && takeHeld(store, order, held);
      };
      const failed = order_List.filter((each) => !isTaken(each));
      return { success_count: order_List.length - failed.length, failed_List: failed };
    },
    refundOrder({ reference_no = '', refund_amount = '', refund_ref_no = '' }) {
      const order = store.byPayment('ccavenue', reference_no);
      const payment = order?.payments.find(({ id }) => id === reference_no);
      if (!order || !payment) return { refund_status: 1, reason: 'Invalid reference number' };
      if (order.refunds.some(({ reference }) => reference === refund_ref_no)) {
        return { refund_status: 1, reason: 'Refund reference number was used' };
      }
      const wish = { payment, reference: refund_ref_no, amountPaise: parseRupees(refund_amount) };
      if (order.refundMood === 'refused' || !refundOrder(store, order, wish)) {
        return { refund_status: 1, reason: 'Refund amount is not available' };
      }
      return { refund_status: 0, reason: '' };
    },
    getRefundDetails({ reference_no = '' }) {
      const order = store.byPayment('ccavenue', reference_no);
      const refunds = order ? refundsOf(order, reference_no).map(refundWords) : [];
      if (order) countRefundQuestion(store, order);
      return { reference_no, refunds };
    },
    orderLookup({ from_date = '', to_date = '', page_number = '1', order_no = '' }) {
      const isInside = ({ gateway, createdAt, reference }: SimOrder) =>
        gateway === 'ccavenue' &&
        (order_no === '' || reference === order_no) &&
        dayOf(createdAt) >= isoDay(from_date) &&
        dayOf(createdAt) <= isoDay(to_date);
      const found = store.list().filter(isInside).flatMap(allAttempts);
      const start = (Number(page_number) - 1) * pageSize;
      return {
        page_count: Math.ceil(found.length / pageSize),
        total_records: found.length,
        order_Status_List: found.slice(start, start + pageSize),
      };
    },
  };
}

/** Opens the order that the browser has brought; null: not with this account's key. */
export function openCcavenueOrder(
  store: OrderStore,
  { encRequest = '', access_code }: Fields,
): SimOrder | null {
  if (access_code !== ccavenueAccount.accessCode) return null;
  let asked: URLSearchParams;
  try {
    asked = new URLSearchParams(decrypt(encRequest));
  } catch {
    return null;
  }
  const reference = asked.get('order_id') ?? '';
  const amountPaise = parseRupees(asked.get('amount') ?? '');
  if (asked.get('merchant_id') !== ccavenueAccount.merchantId || !reference || !(amountPaise > 0))
    return null;
  const known = store.find('ccavenue', reference);
  const order: SimOrder = known ?? {
    gateway: 'ccavenue',
    id: reference,
    reference,
    amountPaise,
    currency: asked.get('currency') ?? '',
    createdAt: new Date().toISOString(),
    callbackUrl: null,
    isAborted: false,
    payments: [],
    refunds: [],
    waiting: null,
    refundMood: 'done',
    trouble: null,
  };
  order.callbackUrl = asked.get('redirect_url');
  store.save(order);
  return order;
}

export function addCcavenue(api: FastifyInstance, store: OrderStore, tell: Tell): void {
  const answer = commands(store, tell);
  api.post<{ Body: Fields }>('/ccavenue/apis/servlet/DoWebTrans', async (request, reply) => {
    const { enc_request = '', access_code, command = '' } = request.body;
    const run = answer[command];
    if (access_code !== ccavenueAccount.accessCode || !run) {
      return reply.type('text/plain').send('status=1&enc_response=Access denied&enc_error_code=51401');
    }
    const question = JSON.parse(decrypt(enc_request)) as Question;
    const order = command === 'orderStatusTracker' && store.find('ccavenue', question.order_no ?? '');
    if (order && (await isTroubled(store, order))) return reply.code(502).send('Bad Gateway');
    const said = run(question);
    return reply.type('text/plain').send(`status=0&enc_response=${encrypt(JSON.stringify(said))}`);
  });
}
