import * as z from 'zod';
import { findCouponByCode, saveCoupon } from '#modules/shop/index.ts';
import { day, paise, record } from '../fields.ts';
import type { Kind } from '../kind.ts';
import { toDay } from '../relative-time.ts';
import { inside } from '../source.ts';
import { findProducts } from './find-products.ts';
import { findTenantId } from './find-tenant-id.ts';

const many = z.int().min(1).max(1_000_000).nullable();

const schema = record({
  code: z.string().regex(/^[A-Z0-9-]{3,30}$/, 'must be 3 to 30 capital letters, digits and hyphens'),
  tenant: z.string(),
  kind: z.enum(['percent', 'amount']),
  /** Percent, or paise. */
  value: z.int().min(1).max(1_000_000_00),
  max_discount_paise: paise.min(1).nullable().default(null),
  min_total_paise: paise.default(0),
  from: day,
  to: day,
  max_uses: many.default(null),
  /** Before it came here. */
  used: z.int().min(0).default(0),
  per_student: many.default(null),
  /** None: every product of the tenant. */
  products: z.array(z.string()).default([]),
  is_active: z.boolean().default(true),
}).refine(({ kind, value }) => kind === 'amount' || value <= 100, {
  path: ['value'],
  error: 'must be 100 or less: it is a percentage',
});
type Coupon = z.infer<typeof schema>;

export const coupons: Kind<Coupon> = {
  list: 'coupons',
  schema,
  async save(context, coupon, at) {
    context.claim('coupon', `${coupon.tenant}/${coupon.code}`, at);
    const tenantId = await findTenantId(context, coupon.tenant, inside(at, 'tenant'));
    if (tenantId === null) return;
    const productIds = await findProducts(context, tenantId, coupon.products, inside(at, 'products'));
    const fromDay = toDay(coupon.from, context.clock) ?? coupon.from;
    const lastDay = toDay(coupon.to, context.clock) ?? coupon.to;
    if (fromDay > lastDay) return context.problem(inside(at, 'to'), `is before from (${fromDay})`);
    if (productIds === null) return;
    const saved = await context.attempt(at, async () =>
      saveCoupon(context.tx, {
        shopkeeper: { tenantId, staffId: null },
        couponId: await findCouponByCode(context.tx, tenantId, coupon.code),
        uses: coupon.used,
        input: {
          code: coupon.code,
          kind: coupon.kind,
          value: coupon.value,
          maxDiscountPaise: coupon.max_discount_paise,
          minTotalPaise: coupon.min_total_paise,
          fromDay,
          toDay: lastDay,
          maxUses: coupon.max_uses,
          maxUsesPerStudent: coupon.per_student,
          productIds,
          isActive: coupon.is_active,
        },
      }),
    );
    if (saved !== null) context.count('coupons', saved.change);
  },
};
