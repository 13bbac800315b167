import { expect, test } from 'vitest';
import { couponDraftOf, readCouponDraft } from './coupon-draft.ts';

const coupon = {
  id: 2,
  code: 'DIWALI-20',
  kind: 'percent',
  value: 20,
  maxDiscountPaise: 50_000,
  minTotalPaise: 99_950,
  fromDay: '2026-11-01',
  toDay: '2026-11-30',
  maxUses: 100,
  maxUsesPerStudent: null,
  productIds: [3],
  isActive: true,
  uses: 4,
} as const;

test('a coupon goes through the form and comes back the same', () => {
  const { id: _id, uses: _uses, ...input } = coupon;
  expect(readCouponDraft(couponDraftOf(coupon, '2026-01-01'))).toEqual({ coupon: input });
  const amount = { ...input, kind: 'amount', value: 10_050, maxDiscountPaise: null } as const;
  expect(readCouponDraft(couponDraftOf({ ...coupon, ...amount }, ''))).toEqual({ coupon: amount });
});

test('what the server would refuse is said at its field', () => {
  const draft = couponDraftOf(null, '2026-11-15');
  const bad = { code: 'a', value: '101', mostRupees: 'x', leastRupees: '-1', mostUses: '0', mostEach: '1.5' };
  expect(readCouponDraft({ ...draft, ...bad, toDay: '2026-11-14' })).toEqual({
    problems: {
      code: 'shop.codeInvalid',
      value: 'shop.percentInvalid',
      mostRupees: 'shop.priceInvalid',
      leastRupees: 'shop.priceInvalid',
      mostUses: 'shop.countInvalid',
      mostEach: 'shop.countInvalid',
      toDay: 'shop.toDayInvalid',
    },
  });
});
