import { expect, test } from 'vitest';
import { canAskRefund, type RefundState } from './refund-state.ts';

const line = { lineNo: 1, outcome: 'granted' as const, pricePaise: 500, discountPaise: 100 };
const refund = (state: RefundState, lineNo: number | null = 1) => ({ state, lineNo });

test('the money of a line that opened its course can be asked for once, and again after a no', () => {
  expect(canAskRefund(line, [])).toBe(true);
  expect(canAskRefund(line, [refund('refused'), refund('done', 2), refund('done', null)])).toBe(true);
  for (const state of ['requested', 'approved', 'sent', 'done', 'failed'] as const)
    expect(canAskRefund(line, [refund('refused'), refund(state)])).toBe(false);
});

test('nothing can be asked for a line that is not paid, came twice, or was free', () => {
  expect(canAskRefund({ ...line, outcome: null }, [])).toBe(false);
  expect(canAskRefund({ ...line, outcome: 'duplicate' }, [])).toBe(false);
  expect(canAskRefund({ ...line, discountPaise: 500 }, [])).toBe(false);
});
