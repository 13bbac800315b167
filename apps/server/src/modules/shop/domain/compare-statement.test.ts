import { expect, test } from 'vitest';
import { compareStatement, type MoneyLine } from './compare-statement.ts';

const line = (given: Partial<MoneyLine> = {}): MoneyLine => ({
  kind: 'payment',
  orderReference: 'o1',
  gatewayRef: 'p1',
  refundReference: null,
  amountPaise: 100,
  currency: 'INR',
  ...given,
});
const refund = line({ kind: 'refund', refundReference: 'r1', amountPaise: -100 });
const found = (there: MoneyLine[], here: MoneyLine[]) =>
  compareStatement(there, here).map(({ what }) => what);

test('the same money in any order is no difference', () => {
  const other = line({ gatewayRef: 'p2', orderReference: 'o2' });
  expect(compareStatement([line(), refund, other], [other, line(), refund])).toEqual([]);
});

test('each way in which the sides can differ is told', () => {
  expect(found([line()], [])).toEqual(['only there']);
  expect(found([], [refund])).toEqual(['only here']);
  expect(found([line()], [line({ amountPaise: 99 })])).toEqual(['amount']);
  expect(found([line()], [line({ currency: 'USD' })])).toEqual(['amount']);
  expect(found([line()], [line({ orderReference: 'o9' })])).toEqual(['order']);
  expect(found([line(), line()], [line()])).toEqual(['only there']);
  expect(found([line()], [line(), line()])).toEqual(['only here']);
});
