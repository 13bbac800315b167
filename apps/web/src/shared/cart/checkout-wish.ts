/** What is to be paid for, as it stands on the screen. */
export interface CheckoutWish {
  readonly cartId: number;
  /** Counts every change of the cart. */
  readonly version: number;
  readonly couponCode: string | null;
  readonly totalPaise: number;
}
