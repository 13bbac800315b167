import type { LocalText } from '@shala/brand/brand.ts';
import { AppError } from '#platform/app-error.ts';
import { readToday } from '#platform/db/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import { type Coupon, findCoupon, selectUsesOfStudent } from './coupon-store.ts';
import type { Buyer, ShopDeps } from './deps.ts';
import { couponCodeOf, couponRefusal } from './domain/coupon-rule.ts';
import { discountLines } from './domain/price-cart.ts';
import { type CartItem, openCart } from './open-cart.ts';
import { requireExamAge, requireSelling } from './require-selling.ts';

export interface PricedLine {
  cartItemId: number;
  productId: number;
  productName: LocalText;
  productLineNo: number;
  courseId: number;
  /** Null: all. */
  subjectIds: number[] | null;
  durationDays: number;
  pricePaise: number;
  discountPaise: number;
}

export interface PricedCart {
  cartId: number;
  version: number;
  coupon: Pick<Coupon, 'id' | 'code' | 'kind' | 'value'> | null;
  lines: PricedLine[];
  subtotalPaise: number;
  discountPaise: number;
  totalPaise: number;
}

interface PriceCart extends Buyer {
  brandId: number;
  couponCode: string | null;
}

/** What the cart costs now, by the catalogue and nothing else. Nothing is reserved; the cart is locked. */
export async function priceCart(
  tx: Tx,
  deps: Pick<ShopDeps, 'flagsOf'>,
  { tenantId, studentId, brandId, couponCode }: PriceCart,
): Promise<PricedCart> {
  const flags = await requireSelling(deps, { tenantId, brandId });
  const { cartId, version, items } = await openCart(tx, { tenantId, studentId });
  if (items.length === 0) throw new AppError('cart_empty');
  const products = items.map(({ product }) => product);
  await requireExamAge(tx, flags, { studentId, products });
  const code = couponCodeOf(couponCode ?? '');
  const coupon = code === '' ? null : await requireCoupon(tx, { tenantId, studentId }, code);
  const lines = withDiscount(items.flatMap(linesOf), coupon);
  const subtotalPaise = lines.reduce((sum, { pricePaise }) => sum + pricePaise, 0);
  const discountPaise = lines.reduce((sum, line) => sum + line.discountPaise, 0);
  return {
    cartId,
    version,
    coupon: coupon && { id: coupon.id, code: coupon.code, kind: coupon.kind, value: coupon.value },
    lines,
    subtotalPaise,
    discountPaise,
    totalPaise: subtotalPaise - discountPaise,
  };
}

/** What the student's own order has reserved does not stand in the way: it is this cart's, or will be replaced. */
async function requireCoupon(tx: Tx, { tenantId, studentId }: Buyer, code: string): Promise<Coupon> {
  const coupon = await findCoupon(tx, tenantId, { code });
  if (!coupon) throw new AppError('coupon_invalid');
  const own = await selectUsesOfStudent(tx, { studentId, couponId: coupon.id });
  const refusal = couponRefusal(coupon, {
    today: await readToday(tx),
    uses: coupon.uses - own.reserved,
    usesOfStudent: own.used,
  });
  if (refusal !== null) throw new AppError(refusal);
  return coupon;
}

const linesOf = ({ id, product }: CartItem): PricedLine[] =>
  product.lines.map((line) => ({
    cartItemId: id,
    productId: product.id,
    productName: product.name,
    productLineNo: line.lineNo,
    courseId: line.courseId,
    subjectIds: line.coversAll ? null : line.subjects.map((subject) => subject.id),
    durationDays: line.durationDays,
    pricePaise: line.pricePaise,
    discountPaise: 0,
  }));

function withDiscount(lines: PricedLine[], coupon: Coupon | null): PricedLine[] {
  if (!coupon) return lines;
  const result = discountLines(lines, coupon);
  if ('refusal' in result) {
    const least = result.refusal === 'coupon_min_total' ? { min_total_paise: coupon.minTotalPaise } : {};
    throw new AppError(result.refusal, least);
  }
  return lines.map((line, index) => ({ ...line, discountPaise: result.discounts[index] ?? 0 }));
}
