/** Of this tab, apart for each child: it outlives a reload, not the visit. */
const keyOf = (studentId: number) => `COUPON_${studentId}`;

export const readCoupon = (studentId: number): string | null => sessionStorage.getItem(keyOf(studentId));
export const writeCoupon = (studentId: number, code: string): void =>
  sessionStorage.setItem(keyOf(studentId), code);
export const forgetCoupon = (studentId: number): void => sessionStorage.removeItem(keyOf(studentId));
