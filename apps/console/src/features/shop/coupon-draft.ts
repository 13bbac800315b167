import type { NewCoupon, StaffCoupon } from '@shala/api-client/store-staff.ts';
import type { TextId } from '#shared/texts/texts.ts';
import { readRupees, toRupeeField } from './rupees.ts';

export interface CouponDraft {
  readonly code: string;
  readonly kind: 'percent' | 'amount';
  /** Percent, or rupees. */
  readonly value: string;
  /** Empty: no limit; so are the others below. */
  readonly mostRupees: string;
  readonly leastRupees: string;
  readonly fromDay: string;
  readonly toDay: string;
  readonly mostUses: string;
  readonly mostEach: string;
  readonly productIds: readonly number[];
  readonly isActive: boolean;
}

export type CouponProblems = Partial<Record<keyof CouponDraft, TextId>>;

const field = (figure: number | null, write: (figure: number) => string = String) =>
  figure === null ? '' : write(figure);

export const couponDraftOf = (coupon: StaffCoupon | null, today: string): CouponDraft => ({
  code: coupon?.code ?? '',
  kind: coupon?.kind ?? 'percent',
  value: coupon ? (coupon.kind === 'percent' ? String(coupon.value) : toRupeeField(coupon.value)) : '',
  mostRupees: field(coupon?.maxDiscountPaise ?? null, toRupeeField),
  leastRupees: coupon?.minTotalPaise ? toRupeeField(coupon.minTotalPaise) : '',
  fromDay: coupon?.fromDay ?? today,
  toDay: coupon?.toDay ?? today,
  mostUses: field(coupon?.maxUses ?? null),
  mostEach: coupon ? field(coupon.maxUsesPerStudent) : '1',
  productIds: coupon?.productIds ?? [],
  isActive: coupon?.isActive ?? true,
});

/** Null: nothing is written; NaN: it is no count. */
const readCount = (text: string): number | null =>
  text.trim() === '' ? null : /^[1-9]\d{0,8}$/.test(text.trim()) ? Number(text) : Number.NaN;
const readLimit = (text: string): number | null =>
  text.trim() === '' ? null : (readRupees(text) ?? Number.NaN);

export function readCouponDraft(draft: CouponDraft): { coupon: NewCoupon } | { problems: CouponProblems } {
  const problems: CouponProblems = {};
  const code = draft.code.trim().toUpperCase();
  const isPercent = draft.kind === 'percent';
  const value = isPercent ? (readCount(draft.value) ?? 0) : (readRupees(draft.value) ?? 0);
  const maxDiscountPaise = isPercent ? readLimit(draft.mostRupees) : null;
  const minTotalPaise = readLimit(draft.leastRupees) ?? 0;
  const maxUses = readCount(draft.mostUses);
  const maxUsesPerStudent = readCount(draft.mostEach);
  if (!/^[A-Z0-9-]{3,30}$/.test(code)) problems.code = 'shop.codeInvalid';
  if (!(value >= 1 && value <= (isPercent ? 100 : 1_000_000_00)))
    problems.value = isPercent ? 'shop.percentInvalid' : 'shop.priceInvalid';
  if (maxDiscountPaise !== null && !(maxDiscountPaise >= 1)) problems.mostRupees = 'shop.priceInvalid';
  if (Number.isNaN(minTotalPaise)) problems.leastRupees = 'shop.priceInvalid';
  if (Number.isNaN(maxUses)) problems.mostUses = 'shop.countInvalid';
  if (Number.isNaN(maxUsesPerStudent)) problems.mostEach = 'shop.countInvalid';
  if (draft.fromDay === '') problems.fromDay = 'shop.dayRequired';
  if (draft.toDay === '' || draft.toDay < draft.fromDay) problems.toDay = 'shop.toDayInvalid';
  if (Object.keys(problems).length > 0) return { problems };
  const { kind, fromDay, toDay, productIds, isActive } = draft;
  const limits = { maxDiscountPaise, minTotalPaise, maxUses, maxUsesPerStudent };
  return { coupon: { code, kind, value, ...limits, fromDay, toDay, productIds, isActive } };
}
