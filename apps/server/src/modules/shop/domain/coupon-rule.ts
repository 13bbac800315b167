export interface CouponFacts {
  isActive: boolean;
  fromDay: string;
  toDay: string;
  maxUses: number | null;
  maxUsesPerStudent: number | null;
}

export interface CouponUses {
  uses: number;
  usesOfStudent: number;
}

export type CouponRefusal = 'coupon_invalid' | 'coupon_expired' | 'coupon_used_up';

/** Its days; the last one still counts. One that is switched off or has not begun is as good as unknown. */
function dayRefusal(coupon: CouponFacts, today: string): CouponRefusal | null {
  if (!coupon.isActive || today < coupon.fromDay) return 'coupon_invalid';
  return today > coupon.toDay ? 'coupon_expired' : null;
}

/** Whether there is room for one more. */
export const hasRoom = (
  { maxUses, maxUsesPerStudent }: CouponFacts,
  { uses, usesOfStudent }: CouponUses,
): boolean =>
  (maxUses === null || uses < maxUses) && (maxUsesPerStudent === null || usesOfStudent < maxUsesPerStudent);

export const couponRefusal = (
  coupon: CouponFacts,
  { today, ...uses }: CouponUses & { today: string },
): CouponRefusal | null => dayRefusal(coupon, today) ?? (hasRoom(coupon, uses) ? null : 'coupon_used_up');

/** As it is stored: people type small letters and blanks. */
export const couponCodeOf = (typed: string): string => typed.trim().toUpperCase();
