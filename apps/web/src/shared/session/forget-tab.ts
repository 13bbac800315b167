/** What a payment, a coupon and a sign-in leave in this tab; the next family in it is somebody else. */
const leftovers = ['PAYMENT_', 'COUPON_', 'WAY_BACK'];

export function forgetTab(storage: Storage = sessionStorage): void {
  for (const key of Object.keys(storage)) {
    if (leftovers.some((start) => key.startsWith(start))) storage.removeItem(key);
  }
}
