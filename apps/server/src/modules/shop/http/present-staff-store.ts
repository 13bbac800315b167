import type { LocalText } from '@shala/brand/brand.ts';
import type { BodyOf } from '@shala/wire/contract.ts';
import type { WireMeta } from '@shala/wire/paging.ts';
import type * as wire from '@shala/wire/store-staff.ts';
import type { PageMeta } from '#platform/page.ts';
import type { Coupon } from '../list-staff-coupons.ts';
import type { CouponInput } from '../save-coupon.ts';
import type { ProductInput } from '../save-product.ts';
import type { StaffProduct } from '../staff-product.ts';

/** An empty Hindi text is none: English is shown then. */
const readText = ({ en, hi }: { en: string; hi?: string | undefined }): LocalText =>
  hi ? { en, hi } : { en };

export const readProduct = (product: BodyOf<typeof wire.createProduct>['product']): ProductInput => ({
  slug: product.slug,
  name: readText(product.name),
  description: readText(product.description),
  isOnSale: product.is_on_sale,
  lines: product.lines.map((line) => ({
    courseId: line.course_id,
    subjectIds: line.subject_ids,
    durationDays: line.duration_days,
    pricePaise: line.price_paise,
  })),
});

export const presentProduct = (product: StaffProduct): wire.WireStaffProduct => ({
  id: product.id,
  slug: product.slug,
  name: product.name,
  description: product.description,
  is_on_sale: product.isOnSale,
  lines: product.lines.map((line) => ({
    course_id: line.courseId,
    subject_ids: line.subjectIds,
    duration_days: line.durationDays,
    price_paise: line.pricePaise,
  })),
  price_paise: product.lines.reduce((sum, { pricePaise }) => sum + pricePaise, 0),
  sold: product.sold,
});

export const readCoupon = (coupon: BodyOf<typeof wire.createCoupon>['coupon']): CouponInput => ({
  code: coupon.code,
  kind: coupon.kind,
  value: coupon.value,
  maxDiscountPaise: coupon.max_discount_paise,
  minTotalPaise: coupon.min_total_paise,
  fromDay: coupon.from_day,
  toDay: coupon.to_day,
  maxUses: coupon.max_uses,
  maxUsesPerStudent: coupon.max_uses_per_student,
  productIds: coupon.product_ids,
  isActive: coupon.is_active,
});

export const presentCoupon = (coupon: Coupon): wire.WireStaffCoupon => ({
  id: coupon.id,
  code: coupon.code,
  kind: coupon.kind,
  value: coupon.value,
  max_discount_paise: coupon.maxDiscountPaise,
  min_total_paise: coupon.minTotalPaise,
  from_day: coupon.fromDay,
  to_day: coupon.toDay,
  max_uses: coupon.maxUses,
  max_uses_per_student: coupon.maxUsesPerStudent,
  product_ids: [...coupon.productIds],
  is_active: coupon.isActive,
  uses: coupon.uses,
});

export const presentMeta = (meta: PageMeta): WireMeta => ({
  current_page: meta.number,
  total_pages: meta.pages,
  total_count: meta.total,
  next_page: meta.next,
  prev_page: meta.previous,
  items_per_page: meta.size,
});
