import { AppError } from '#platform/app-error.ts';
import { audit } from '#platform/audit.ts';
import type { Tx } from '#platform/db/database.ts';
import { emit } from '#platform/events.ts';
import { newUuid } from '#platform/random.ts';
import { lockCart } from './cart-store.ts';
import type { Buyer } from './deps.ts';
import { canAskRefund } from './domain/refund-state.ts';
import type { RefundBegun } from './events.ts';
import { findOrder } from './find-order.ts';
import { findBuyer } from './find-staff-order.ts';
import type { OrderLineView, OrderView } from './order-view.ts';
import { insertBegun, selectSettlingPayment } from './refund-store.ts';

interface BeginRefund {
  tenantId: number;
  staffId: number;
  reference: string;
  /** An amount of null: all that the line cost. */
  lines: readonly { lineNo: number; amountPaise: number | null }[];
  note: string;
}

/**
 * Staff give back what lines cost, or parts of it, unasked: all of these lines or none. The lock is the one under
 * which families ask, so that a line is given back once, whoever is first.
 */
export async function beginRefund(tx: Tx, given: BeginRefund): Promise<void> {
  const buyer = await findBuyer(tx, given);
  await lockCart(tx, buyer);
  const order = await findOrder(tx, buyer, given.reference);
  const paymentId = await selectSettlingPayment(tx, buyer.studentId, order.id);
  const numbers = new Set(given.lines.map(({ lineNo }) => lineNo));
  if (paymentId === null || numbers.size < given.lines.length) throw new AppError('refund_not_possible');
  for (const { lineNo, amountPaise } of given.lines) {
    const line = order.lines.find((candidate) => candidate.lineNo === lineNo);
    if (!line || !canAskRefund(line, order.refunds)) throw new AppError('refund_not_possible');
    const most = line.pricePaise - line.discountPaise;
    if (amountPaise !== null && amountPaise > most) throw new AppError('refund_amount_out_of_range');
    await giveBack(tx, { ...given, buyer, order, paymentId, line, amountPaise: amountPaise ?? most });
  }
}

interface OneLine extends Omit<BeginRefund, 'lines'> {
  buyer: Buyer;
  order: OrderView;
  paymentId: number;
  line: OrderLineView;
  amountPaise: number;
}

async function giveBack(tx: Tx, given: OneLine): Promise<void> {
  const { tenantId, staffId, note, buyer, order, paymentId, line, amountPaise } = given;
  const { studentId } = buyer;
  const refundId = await insertBegun(tx, {
    tenantId,
    studentId,
    orderId: order.id,
    paymentId,
    reference: newUuid(),
    lineNo: line.lineNo,
    amountPaise,
    reason: 'staff',
    staffId,
    note,
  });
  await audit(tx, {
    tenantId,
    actor: { kind: 'staff', id: staffId },
    action: 'refund.begun',
    subject: { kind: 'student', id: studentId },
    details: {
      refund_id: refundId,
      order: order.reference,
      line_no: line.lineNo,
      amount_paise: amountPaise,
      note,
    },
  });
  await emit<RefundBegun>(tx, {
    type: 'shop.refund_begun',
    tenantId,
    data: { refundId, studentId, productName: line.productName, amountPaise, note },
  });
}
