/** Money that we should not have: it goes back whole, and nobody can say no. */
export type OwedReason = 'duplicate' | 'unavailable' | 'surplus' | 'mismatch';
/** requested: a family asked. staff: the seller gives it back unasked. */
export type RefundReason = 'requested' | 'staff' | OwedReason;
/** granted: opened its course. The others are given back: bought before, or the course is gone. */
export type LineOutcome = 'granted' | 'duplicate' | 'unavailable';
export type RefundState = 'requested' | 'refused' | 'approved' | 'sent' | 'done' | 'failed';

interface Asked {
  state: RefundState;
  lineNo: number | null;
}

interface Line {
  lineNo: number;
  outcome: LineOutcome | null;
  pricePaise: number;
  discountPaise: number;
}

/** Of a line that opened its course and cost something, once; asked again only after a no. */
export function canAskRefund(line: Line, refunds: readonly Asked[]): boolean {
  if (line.outcome !== 'granted' || line.pricePaise === line.discountPaise) return false;
  return refunds.every(({ lineNo, state }) => lineNo !== line.lineNo || state === 'refused');
}

export const isOwed = (reason: RefundReason): reason is OwedReason =>
  reason !== 'requested' && reason !== 'staff';

/** A wish waits for staff; so does one that the gateway would not carry out. */
export const canDecide = (state: RefundState): boolean => state === 'requested' || state === 'failed';

const minute = 60;

/** Seconds between the times a gateway is asked: banks take days, so the last pause is repeated. */
export const askPauses: readonly number[] = [minute, 2 * minute, 5 * minute, 15 * minute, 60 * minute];
