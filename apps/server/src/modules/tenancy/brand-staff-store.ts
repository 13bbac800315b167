import { sql } from 'kysely';
import { appNow } from '#platform/db/clock.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';

export interface BrandKey {
  tenantId: number;
  brandId: number;
}

const columns = [
  'brand.id',
  'brand.slug',
  'brand.name',
  'brand.logo_letter',
  'brand.theme',
  'brand.texts',
  'brand.contact',
  'brand.flags',
  'brand.seller',
] as const;

const hosts = sql<string[]>`ARRAY(
  SELECT host FROM brand_host
  WHERE brand_host.tenant_id = brand.tenant_id AND brand_host.brand_id = brand.id AND host <> '*' ORDER BY host
)`.as('hosts');

export const selectBrands = (db: Queryable, tenantId: number) =>
  db
    .selectFrom('brand')
    .select([...columns, hosts])
    .where('tenant_id', '=', tenantId)
    .orderBy('is_default', 'desc')
    .orderBy('slug')
    .execute();

/** Two who change the same brand come one after the other. */
export const lockBrand = (tx: Tx, { tenantId, brandId }: BrandKey) =>
  tx
    .selectFrom('brand')
    .select([...columns, hosts])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', brandId)
    .forUpdate('brand')
    .executeTakeFirst();

export interface BrandParts {
  theme?: object | undefined;
  texts?: object | undefined;
  contact?: object | undefined;
  flags?: object | undefined;
  seller?: object | undefined;
}

/** What is left out stays as it is. */
export async function updateBrand(tx: Tx, { tenantId, brandId }: BrandKey, parts: BrandParts): Promise<void> {
  const written = Object.entries(parts).filter(([, value]) => value !== undefined);
  await tx
    .updateTable('brand')
    .set({
      ...Object.fromEntries(written.map(([part, value]) => [part, JSON.stringify(value)])),
      updated_at: appNow,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', brandId)
    .execute();
}
