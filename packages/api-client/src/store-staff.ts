import type { BodyOf, ResponseOf } from '@shala/wire/contract.ts';
import type { WireMeta } from '@shala/wire/paging.ts';
import type * as wire from '@shala/wire/store-staff.ts';
import type { Transport } from './transport.ts';

const base = '/store/staff';

/** Without Hindi words the English ones are shown. */
export interface TwoTexts {
  readonly en: string;
  readonly hi?: string | undefined;
}

export interface SoldLine {
  readonly courseId: number;
  /** Null: all subjects. */
  readonly subjectIds: readonly number[] | null;
  readonly durationDays: number;
  readonly pricePaise: number;
}

export interface NewProduct {
  readonly slug: string;
  readonly name: TwoTexts;
  readonly description: TwoTexts;
  readonly isOnSale: boolean;
  readonly lines: readonly SoldLine[];
}

export interface StaffProduct extends NewProduct {
  readonly id: number;
  readonly pricePaise: number;
  readonly sold: number;
}

export interface NewCoupon {
  readonly code: string;
  readonly kind: 'percent' | 'amount';
  /** Percent, or paise. */
  readonly value: number;
  readonly maxDiscountPaise: number | null;
  readonly minTotalPaise: number;
  readonly fromDay: string;
  readonly toDay: string;
  readonly maxUses: number | null;
  readonly maxUsesPerStudent: number | null;
  /** None: every product. */
  readonly productIds: readonly number[];
  readonly isActive: boolean;
}

export interface StaffCoupon extends NewCoupon {
  readonly id: number;
  readonly uses: number;
}

interface Pages {
  readonly page: number;
  readonly pages: number;
  readonly total: number;
}

const toPages = (meta: WireMeta): Pages => ({
  page: meta.current_page,
  pages: meta.total_pages,
  total: meta.total_count,
});

const toTexts = ({ en, hi }: TwoTexts): TwoTexts => (hi === undefined ? { en } : { en, hi });

const toProduct = (one: wire.WireStaffProduct): StaffProduct => ({
  id: one.id,
  slug: one.slug,
  name: toTexts(one.name),
  description: toTexts(one.description),
  isOnSale: one.is_on_sale,
  lines: one.lines.map((line) => ({
    courseId: line.course_id,
    subjectIds: line.subject_ids,
    durationDays: line.duration_days,
    pricePaise: line.price_paise,
  })),
  pricePaise: one.price_paise,
  sold: one.sold,
});

export interface PageRequest {
  readonly page: number;
  readonly signal?: AbortSignal;
  readonly size?: number;
}

export async function listStaffProducts(
  transport: Transport,
  { page, signal, size = 25 }: PageRequest,
): Promise<Pages & { readonly products: readonly StaffProduct[] }> {
  const { products, meta } = await transport.send<ResponseOf<typeof wire.listStaffProducts>>({
    family: 'main',
    method: 'GET',
    path: `${base}/products`,
    query: { page: String(page), items_per_page: String(size) },
    signal,
  });
  return { products: products.map(toProduct), ...toPages(meta) };
}

/** Without an id: a new one. */
export async function saveProduct(
  transport: Transport,
  id: number | null,
  given: NewProduct,
): Promise<StaffProduct> {
  const body: BodyOf<typeof wire.createProduct> = {
    product: {
      slug: given.slug,
      name: toTexts(given.name),
      description: toTexts(given.description),
      is_on_sale: given.isOnSale,
      lines: given.lines.map((line) => ({
        course_id: line.courseId,
        subject_ids: line.subjectIds && [...line.subjectIds],
        duration_days: line.durationDays,
        price_paise: line.pricePaise,
      })),
    },
  };
  const { product } = await transport.send<ResponseOf<typeof wire.createProduct>>({
    family: 'main',
    method: id === null ? 'POST' : 'PUT',
    path: id === null ? `${base}/products` : `${base}/products/${id}`,
    body,
  });
  return toProduct(product);
}

const toCoupon = (one: wire.WireStaffCoupon): StaffCoupon => ({
  id: one.id,
  code: one.code,
  kind: one.kind,
  value: one.value,
  maxDiscountPaise: one.max_discount_paise,
  minTotalPaise: one.min_total_paise,
  fromDay: one.from_day,
  toDay: one.to_day,
  maxUses: one.max_uses,
  maxUsesPerStudent: one.max_uses_per_student,
  productIds: one.product_ids,
  isActive: one.is_active,
  uses: one.uses,
});

export async function listStaffCoupons(
  transport: Transport,
  { page, signal, size = 25 }: PageRequest,
): Promise<Pages & { readonly coupons: readonly StaffCoupon[] }> {
  const { coupons, meta } = await transport.send<ResponseOf<typeof wire.listStaffCoupons>>({
    family: 'main',
    method: 'GET',
    path: `${base}/coupons`,
    query: { page: String(page), items_per_page: String(size) },
    signal,
  });
  return { coupons: coupons.map(toCoupon), ...toPages(meta) };
}

/** Without an id: a new one. */
export async function saveCoupon(
  transport: Transport,
  id: number | null,
  given: NewCoupon,
): Promise<StaffCoupon> {
  const body: BodyOf<typeof wire.createCoupon> = {
    coupon: {
      code: given.code,
      kind: given.kind,
      value: given.value,
      max_discount_paise: given.maxDiscountPaise,
      min_total_paise: given.minTotalPaise,
      from_day: given.fromDay,
      to_day: given.toDay,
      max_uses: given.maxUses,
      max_uses_per_student: given.maxUsesPerStudent,
      product_ids: [...given.productIds],
      is_active: given.isActive,
    },
  };
  const { coupon } = await transport.send<ResponseOf<typeof wire.createCoupon>>({
    family: 'main',
    method: id === null ? 'POST' : 'PUT',
    path: id === null ? `${base}/coupons` : `${base}/coupons/${id}`,
    body,
  });
  return toCoupon(coupon);
}
