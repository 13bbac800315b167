import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CartLine, type Discount, discountLines } from './price-cart.ts';

const percent = (value: number, more: Partial<Discount> = {}): Discount => ({
  kind: 'percent',
  value,
  maxDiscountPaise: null,
  minTotalPaise: 0,
  productIds: [],
  ...more,
});
const amount = (value: number, more: Partial<Discount> = {}): Discount => ({
  ...percent(1, more),
  kind: 'amount',
  value,
});
const cart = (...prices: number[]): CartLine[] =>
  prices.map((pricePaise, index) => ({ productId: index + 1, pricePaise }));

describe('a percentage', () => {
  test('is taken of the whole and rounded down to the paisa, not line by line', () => {
    // 34% of one paisa is nothing; of three it is one.
    expect(discountLines(cart(1, 1, 1), percent(34))).toEqual({ discounts: [0, 0, 1] });
    expect(discountLines(cart(99), percent(10))).toEqual({ discounts: [9] });
  });

  test('takes no more than its most, spread over all lines', () => {
    expect(discountLines(cart(60_000, 40_000), percent(50, { maxDiscountPaise: 10_000 }))).toEqual({
      discounts: [6_000, 4_000],
    });
  });

  test('of a hundred leaves nothing to pay', () => {
    expect(discountLines(cart(599_900, 1), percent(100))).toEqual({ discounts: [599_900, 1] });
  });
});

test('what is left to pay is nothing, or what a gateway takes', () => {
  expect(discountLines(cart(50_000), amount(49_950))).toEqual({ discounts: [49_900] });
  expect(discountLines(cart(50_000), amount(49_900))).toEqual({ discounts: [49_900] });
  expect(discountLines(cart(50_000), amount(50_000))).toEqual({ discounts: [50_000] });
  expect(discountLines(cart(40, 50_000), percent(100, { productIds: [2] }))).toEqual({
    discounts: [0, 49_940],
  });
});

describe('an amount', () => {
  test('is spread by price, and the odd paisa is not lost', () => {
    expect(discountLines(cart(100, 100, 100), amount(100))).toEqual({ discounts: [33, 33, 34] });
  });

  test('larger than the cart leaves nothing to pay, and gives nothing out', () => {
    expect(discountLines(cart(300, 200), amount(100_000))).toEqual({ discounts: [300, 200] });
  });
});

describe('a coupon of some products', () => {
  const ofSecond = { productIds: [2] };

  test('leaves the price of the others alone', () => {
    expect(discountLines(cart(1_000, 1_000), percent(15, ofSecond))).toEqual({ discounts: [0, 150] });
    expect(discountLines(cart(1_000, 500), amount(700, ofSecond))).toEqual({ discounts: [0, 500] });
  });

  test('is refused when none of them is in the cart, or they are free', () => {
    expect(discountLines(cart(1_000), percent(15, ofSecond))).toEqual({ refusal: 'coupon_not_for_cart' });
    expect(discountLines(cart(1_000, 0), percent(15, ofSecond))).toEqual({ refusal: 'coupon_not_for_cart' });
  });

  test('wants its least total of them alone', () => {
    const dear = { ...ofSecond, minTotalPaise: 1_000 };
    expect(discountLines(cart(5_000, 999), amount(10, dear))).toEqual({ refusal: 'coupon_min_total' });
    expect(discountLines(cart(5_000, 1_000), amount(10, dear))).toEqual({ discounts: [0, 10] });
  });
});

test('whatever is in the cart, the lines add up to the discount, and no line is below zero or above its price', () => {
  const price = fc.oneof(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100_000_000 }));
  const line = fc.record({ productId: fc.integer({ min: 1, max: 5 }), pricePaise: price });
  const rest = {
    maxDiscountPaise: fc.option(fc.integer({ min: 1, max: 2_000_000_000 })),
    minTotalPaise: fc.constant(0),
    productIds: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 3 }),
  };
  const discount = fc.oneof(
    fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 100 }), ...rest }),
    fc.record({
      kind: fc.constant('amount' as const),
      value: fc.integer({ min: 1, max: 100_000_000 }),
      ...rest,
    }),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), discount, (lines, coupon) => {
      const isGood = (productId: number) =>
        coupon.productIds.length === 0 || coupon.productIds.includes(productId);
      const total = lines.reduce((sum, one) => sum + (isGood(one.productId) ? one.pricePaise : 0), 0);
      const result = discountLines(lines, coupon);
      if ('refusal' in result) return total === 0;
      const wanted =
        coupon.kind === 'percent' ? Number((BigInt(total) * BigInt(coupon.value)) / 100n) : coupon.value;
      const asked = Math.min(wanted, coupon.maxDiscountPaise ?? wanted, total);
      const whole = lines.reduce((sum, one) => sum + one.pricePaise, 0);
      const isTooLittle = whole >= 100 && whole > asked && whole - asked < 100;
      const exact = isTooLittle ? whole - 100 : asked;
      return (
        result.discounts.length === lines.length &&
        result.discounts.reduce((sum, one) => sum + one, 0) === exact &&
        lines.every((one, index) => {
          const off = result.discounts[index] ?? -1;
          return Number.isInteger(off) && off >= 0 && off <= (isGood(one.productId) ? one.pricePaise : 0);
        })
      );
    }),
    { numRuns: 2_000 },
  );
});
