import { expect, test } from 'vitest';
import { couponCodeOf, couponRefusal } from './coupon-rule.ts';

const coupon = {
  isActive: true,
  fromDay: '2026-11-01',
  toDay: '2026-11-30',
  maxUses: 5,
  maxUsesPerStudent: 2,
};
const now = { today: '2026-11-15', uses: 4, usesOfStudent: 1 };

test.each([
  ['is good while there is room', {}, {}, null],
  ['is good on its first day', {}, { today: '2026-11-01' }, null],
  ['is good on its last day', {}, { today: '2026-11-30' }, null],
  ['has expired the day after', {}, { today: '2026-12-01' }, 'coupon_expired'],
  ['is as unknown before its first day', {}, { today: '2026-10-31' }, 'coupon_invalid'],
  ['is as unknown when switched off', { isActive: false }, { today: '2026-12-01' }, 'coupon_invalid'],
  ['is used up by all together', {}, { uses: 5 }, 'coupon_used_up'],
  ['is used up by this student', {}, { usesOfStudent: 2 }, 'coupon_used_up'],
  ['has no end without limits', { maxUses: null, maxUsesPerStudent: null }, { uses: 9_999 }, null],
] as const)('a coupon %s', (_what, change, facts, refusal) => {
  expect(couponRefusal({ ...coupon, ...change }, { ...now, ...facts })).toBe(refusal);
});

test('a code may be typed with blanks around it and in small letters', () => {
  expect(couponCodeOf(' shala10 ')).toBe('SHALA10');
});
