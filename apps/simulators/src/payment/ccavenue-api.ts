import type { FastifyInstance } from 'fastify';
import { ccavenueAccount } from './accounts.ts';
import { decrypt, encrypt } from './cipher.ts';
import type { SimOrder, SimRefund } from './order.ts';
import type { OrderStore } from './order-store.ts';
import { countQuestion, type Told } from './pay-order.ts';
import { countRefundQuestion, refundOrder, refundsOf } from './refund-order.ts';
import { formatRupees, parseRupees } from './rupees.ts';

type Fields = Record<string, string>;
type Tell = (order: SimOrder, told: Told) => void;

const pageSize = 100;
const isCaptured = ({ state }: { state: string }) => state === 'captured';

function statusOf({ payments, isAborted }: SimOrder): string {
  if (payments.some(isCaptured)) return 'Shipped';
  if (payments.some(({ state }) => state === 'pending')) return 'Awaited';
  if (payments.length > 0) return 'Unsuccessful';
  return isAborted ? 'Aborted' : 'Initiated';
}

function orderWords(order: SimOrder) {
  const payment = order.payments.find(isCaptured) ?? order.payments.at(-1);
  const amount = formatRupees(payment?.amountPaise ?? order.amountPaise);
  return {
    order_no: order.reference,
    reference_no: payment?.id ?? '',
    order_status: statusOf(order),
    order_amt: amount,
    order_capt_amt: payment && isCaptured(payment) ? amount : '0.00',
    order_currncy: order.currency,
    order_option_type: 'OPTUPI',
    order_date_time: order.createdAt,
    order_bill_name: 'A parent',
  };
}

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

function commands(store: OrderStore, tell: Tell): Record<string, (question: Fields) => object> {
  return {
    orderStatusTracker({ order_no = '' }) {
      const order = store.find('ccavenue', order_no);
      if (!order) return { status: 1, error_desc: 'No records found', error_code: '51419' };
      tell(order, countQuestion(store, order));
      return { status: 0, ...orderWords(order) };
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
    orderLookup({ from_date = '', to_date = '', page_number = '1' }) {
      const isInside = ({ gateway, createdAt }: SimOrder) =>
        gateway === 'ccavenue' &&
        dayOf(createdAt) >= isoDay(from_date) &&
        dayOf(createdAt) <= isoDay(to_date);
      const found = store.list().filter(isInside);
      const start = (Number(page_number) - 1) * pageSize;
      return {
        page_count: Math.ceil(found.length / pageSize),
        total_records: found.length,
        order_Status_List: found.slice(start, start + pageSize).map(orderWords),
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
    const said = run(JSON.parse(decrypt(enc_request)) as Fields);
    return reply.type('text/plain').send(`status=0&enc_response=${encrypt(JSON.stringify(said))}`);
  });
}
