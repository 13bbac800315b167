import type { CartItem, Coupon } from '@shala/api-client/store.ts';

export interface PricedItem {
  readonly item: CartItem;
  /** What is to be paid for it. */
  readonly totalPaise: number;
}

export interface PricedCart {
  readonly items: readonly PricedItem[];
  readonly originalPaise: number;
  readonly totalPaise: number;
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);

/** The server has worked the coupon out for each item; without one the price is the catalogue's. */
export function priceCart(items: readonly CartItem[], coupon: Coupon | null): PricedCart {
  const totals = new Map(coupon?.totals.map(({ productId, paise }) => [productId, paise]));
  const priced = items.map((item) => ({ item, totalPaise: totals.get(item.productId) ?? item.pricePaise }));
  return {
    items: priced,
    originalPaise: sumOf(items.map(({ pricePaise }) => pricePaise)),
    totalPaise: sumOf(priced.map(({ totalPaise }) => totalPaise)),
  };
}
