import type { StaffOrderState, StaffRefund } from '@shala/api-client/money-staff.ts';
import type { TextId } from '#shared/texts/texts.ts';

type Tone = 'right' | 'wrong' | 'wait' | 'quiet';
type Shown<State extends string> = Readonly<Record<State, { text: TextId; tone: Tone }>>;

export const orderStates: Shown<StaffOrderState> = {
  open: { text: 'orders.open', tone: 'wait' },
  pending: { text: 'orders.pending', tone: 'wait' },
  paid: { text: 'orders.paid', tone: 'right' },
  failed: { text: 'orders.failed', tone: 'wrong' },
  replaced: { text: 'orders.replaced', tone: 'quiet' },
  expired: { text: 'orders.expired', tone: 'quiet' },
};

export const refundStates: Shown<StaffRefund['state']> = {
  requested: { text: 'refunds.requested', tone: 'wait' },
  failed: { text: 'refunds.failed', tone: 'wrong' },
  approved: { text: 'refunds.approved', tone: 'wait' },
  sent: { text: 'refunds.sent', tone: 'wait' },
  done: { text: 'refunds.done', tone: 'right' },
  refused: { text: 'refunds.refused', tone: 'quiet' },
};

export const refundReasons: Readonly<Record<StaffRefund['reason'], TextId>> = {
  requested: 'refunds.reasonRequested',
  staff: 'refunds.reasonStaff',
  duplicate: 'refunds.reasonDuplicate',
  surplus: 'refunds.reasonSurplus',
  mismatch: 'refunds.reasonMismatch',
  unavailable: 'refunds.reasonUnavailable',
};
