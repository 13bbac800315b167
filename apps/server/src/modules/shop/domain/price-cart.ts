export interface CartLine {
  productId: number;
  pricePaise: number;
}

export interface Discount {
  kind: 'percent' | 'amount';
  /** Percent, or paise. */
  value: number;
  maxDiscountPaise: number | null;
  /** Of the products it is good for. */
  minTotalPaise: number;
  /** None: every product. */
  productIds: readonly number[];
}

export type Discounted = { discounts: number[] } | { refusal: 'coupon_min_total' | 'coupon_not_for_cart' };

/**
 * What a coupon takes off each line, in whole paise. It is reckoned once, of the sum of the lines it is good for and
 * rounded down, and then spread over them: so the lines add up to exactly what was taken off.
 */
export function discountLines(lines: readonly CartLine[], discount: Discount): Discounted {
  const { productIds, minTotalPaise } = discount;
  const prices = lines.map(({ productId, pricePaise }) =>
    productIds.length === 0 || productIds.includes(productId) ? pricePaise : 0,
  );
  const total = prices.reduce((sum, price) => sum + price, 0);
  if (total === 0) return { refusal: 'coupon_not_for_cart' };
  if (total < minTotalPaise) return { refusal: 'coupon_min_total' };
  const whole = lines.reduce((sum, { pricePaise }) => sum + pricePaise, 0);
  return { discounts: spread(payable(amountOff(total, discount), whole), prices, total) };
}

/** No gateway takes less: what is left is nothing, or this much. */
const leastPaise = 100;

const payable = (off: number, whole: number): number =>
  off < whole && whole >= leastPaise ? Math.min(off, whole - leastPaise) : off;

function amountOff(total: number, { kind, value, maxDiscountPaise }: Discount): number {
  const wanted = kind === 'percent' ? Math.floor((total * value) / 100) : value;
  return Math.min(wanted, maxDiscountPaise ?? wanted, total);
}

/** Each line ends at its share of the running sum: never more than its own price, and nothing is lost. */
function spread(amount: number, prices: readonly number[], total: number): number[] {
  // The product of two amounts is more than a number holds exactly.
  const upTo = (sum: number) => Number((BigInt(amount) * BigInt(sum)) / BigInt(total));
  let sum = 0;
  return prices.map((price) => {
    const before = upTo(sum);
    sum += price;
    return upTo(sum) - before;
  });
}
