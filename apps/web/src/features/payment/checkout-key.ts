import { randomKey } from '@shala/api-client/create-transport.ts';
import type { CheckoutWish } from '#shared/cart/checkout-wish.ts';

type Wish = Pick<CheckoutWish, 'cartId' | 'version' | 'couponCode'>;

const keys = new Map<string, string>();
const nameOf = ({ cartId, version, couponCode }: Wish) => `${cartId}:${version}:${couponCode ?? ''}`;

/** The same cart keeps its key until an answer came: a press after a lost answer is the same wish. */
export function keyOf(wish: Wish): string {
  const name = nameOf(wish);
  const key = keys.get(name) ?? randomKey();
  keys.set(name, key);
  return key;
}

/** Answered. Another press, after a payment that failed, is a new wish. */
export function forgetKey(wish: Wish): void {
  keys.delete(nameOf(wish));
}
