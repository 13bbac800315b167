import { appNow } from '#platform/db/clock.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';
import type { BrandRecord } from './brand-record.ts';

export async function selectTenantId(db: Queryable, slug: string): Promise<number | null> {
  const row = await db.selectFrom('tenant').select('id').where('slug', '=', slug).executeTakeFirst();
  return row?.id ?? null;
}

export async function upsertTenant(
  tx: Tx,
  tenant: { slug: string; name: object; timezone: string },
): Promise<number> {
  const values = { slug: tenant.slug, name: JSON.stringify(tenant.name), timezone: tenant.timezone };
  const row = await tx
    .insertInto('tenant')
    .values(values)
    .onConflict((conflict) =>
      conflict.column('slug').doUpdateSet({ name: values.name, timezone: values.timezone }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function upsertBrand(
  tx: Tx,
  tenantId: number,
  isDefault: boolean,
  brand: BrandRecord,
): Promise<number> {
  const values = {
    is_default: isDefault,
    name: JSON.stringify(brand.name),
    logo_letter: JSON.stringify(brand.logoLetter),
    theme: JSON.stringify(brand.theme),
    texts: JSON.stringify(brand.texts),
    contact: JSON.stringify(brand.contact),
    flags: JSON.stringify(brand.flags),
  };
  const row = await tx
    .insertInto('brand')
    .values({ ...values, tenant_id: tenantId, slug: brand.slug })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'slug']).doUpdateSet({ ...values, updated_at: appNow }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Takes the host over from whichever brand had it inside the same tenant; another tenant's host is left alone. */
export async function claimHost(tx: Tx, host: string, tenantId: number, brandId: number): Promise<boolean> {
  const row = await tx
    .insertInto('brand_host')
    .values({ host: host.toLowerCase(), tenant_id: tenantId, brand_id: brandId })
    .onConflict((conflict) =>
      conflict.column('host').doUpdateSet({ brand_id: brandId }).where('brand_host.tenant_id', '=', tenantId),
    )
    .returning('host')
    .executeTakeFirst();
  return row !== undefined;
}

export async function claimDefaultHost(tx: Tx, tenantId: number, brandId: number): Promise<void> {
  await tx
    .insertInto('brand_host')
    .values({ host: '*', tenant_id: tenantId, brand_id: brandId })
    .onConflict((conflict) => conflict.column('host').doNothing())
    .execute();
}

export async function selectHosts(db: Queryable) {
  return db
    .selectFrom('brand_host')
    .innerJoin('brand', (join) =>
      join
        .onRef('brand.tenant_id', '=', 'brand_host.tenant_id')
        .onRef('brand.id', '=', 'brand_host.brand_id'),
    )
    .select([
      'brand_host.host',
      'brand.tenant_id',
      'brand.id',
      'brand.slug',
      'brand.name',
      'brand.logo_letter',
      'brand.theme',
      'brand.texts',
      'brand.contact',
      'brand.flags',
    ])
    .orderBy('brand_host.host')
    .execute();
}
