import * as z from 'zod';
import { saveBrand, saveTenant, sellerSchema } from '#modules/tenancy/index.ts';
import { localText, record, shortSlug } from '../fields.ts';
import type { Kind } from '../kind.ts';
import { inside } from '../source.ts';
import { brandFields, toBrand, toSeller } from './brand-fields.ts';

const schema = record({
  slug: shortSlug,
  name: localText,
  timezone: z.literal('Asia/Kolkata').default('Asia/Kolkata'),
  brands: z.array(brandFields).min(1),
});

export const tenants: Kind<z.infer<typeof schema>> = {
  list: 'tenants',
  schema,
  async save(context, tenant, at) {
    context.claim('tenant', tenant.slug, at);
    if (tenant.brands.filter((brand) => brand.default).length !== 1) {
      context.problem(inside(at, 'brands'), 'exactly one brand must have default: true');
      return;
    }
    const { slug, name, timezone } = tenant;
    const saved = await saveTenant(context.tx, { slug, name, timezone });
    context.count('tenants', saved.change);
    for (const [index, fields] of tenant.brands.entries()) {
      const place = inside(at, 'brands', index);
      context.claim('brand', `${tenant.slug}/${fields.slug}`, place);
      for (const host of fields.hosts) context.claim('host', host, place);
      const seller = toSeller(fields);
      const [fault] = seller ? (sellerSchema.safeParse(seller).error?.issues ?? []) : [];
      if (fault) {
        context.problem(inside(place, 'seller'), fault.message);
        continue;
      }
      if (seller) context.claim('receipt_prefix', `${tenant.slug}/${seller.receiptPrefix}`, place);
      const brand = {
        tenantId: saved.id,
        isDefault: fields.default,
        hosts: fields.hosts,
        brand: toBrand(fields),
        seller,
      };
      const done = await context.attempt(place, () => saveBrand(context.tx, brand));
      if (done) context.count('brands', done.change);
    }
  },
};
