import { sql } from 'kysely';
import { appNow } from '#platform/db/clock.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';
import { type Change, type Saved, saveRow } from '#platform/db/save-row.ts';
import type { BrandRecord } from './brand-record.ts';
import type { Seller } from './seller.ts';

export async function selectTenantId(db: Queryable, slug: string): Promise<number | null> {
  const row = await db.selectFrom('tenant').select('id').where('slug', '=', slug).executeTakeFirst();
  return row?.id ?? null;
}

/** Without a name: the default brand of the tenant. */
export async function selectBrandId(
  db: Queryable,
  tenantId: number,
  slug: string | null,
): Promise<number | null> {
  const row = await db
    .selectFrom('brand')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .$if(slug === null, (query) => query.where('is_default', '=', true))
    .$if(slug !== null, (query) => query.where('slug', '=', slug ?? ''))
    .executeTakeFirst();
  return row?.id ?? null;
}

export function upsertTenant(
  tx: Tx,
  tenant: { slug: string; name: object; timezone: string },
): Promise<Saved> {
  const { slug, name, timezone } = tenant;
  return saveRow(tx, { table: 'tenant', key: { slug }, values: { name, timezone } });
}

export async function upsertBrand(
  tx: Tx,
  tenantId: number,
  isDefault: boolean,
  brand: BrandRecord,
  seller: Seller | undefined,
): Promise<Saved> {
  const key = { tenant_id: tenantId, slug: brand.slug };
  const values = {
    is_default: isDefault,
    name: brand.name,
    logo_letter: brand.logoLetter,
    theme: brand.theme,
    texts: brand.texts,
    contact: brand.contact,
    flags: brand.flags,
    seller,
  };
  const saved = await saveRow(tx, { table: 'brand', key, values });
  if (saved.change === 'changed') {
    await tx
      .updateTable('brand')
      .set({ updated_at: appNow })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', saved.id)
      .execute();
  }
  return saved;
}

/** A tenant has one default brand: the new one takes the place of the old. */
export async function clearDefaultBrand(tx: Tx, tenantId: number, exceptSlug: string): Promise<void> {
  await tx
    .updateTable('brand')
    .set({ is_default: false })
    .where('tenant_id', '=', tenantId)
    .where('slug', '!=', exceptSlug)
    .where('is_default', '=', true)
    .execute();
}

/** Takes the host over from whichever brand had it inside the same tenant; null when another tenant has it. */
export async function claimHost(
  tx: Tx,
  host: string,
  tenantId: number,
  brandId: number,
): Promise<Change | null> {
  const written = await tx
    .insertInto('brand_host')
    .values({ host: host.toLowerCase(), tenant_id: tenantId, brand_id: brandId })
    .onConflict((conflict) =>
      conflict.column('host').doUpdateSet({ brand_id: brandId }).where('brand_host.tenant_id', '=', tenantId),
    )
    // A row that nobody has written before has no xmax; the old brand is seen by the statement's snapshot.
    .returning([
      sql<boolean>`brand_host.xmax = 0`.as('is_new'),
      sql<boolean>`brand_host.brand_id = (SELECT brand_id FROM brand_host AS old WHERE old.host = brand_host.host)`.as(
        'is_same',
      ),
    ])
    .executeTakeFirst();
  if (!written) return null;
  if (written.is_new) return 'created';
  return written.is_same ? 'unchanged' : 'changed';
}

export async function claimDefaultHost(tx: Tx, tenantId: number, brandId: number): Promise<void> {
  await tx
    .insertInto('brand_host')
    .values({ host: '*', tenant_id: tenantId, brand_id: brandId })
    .onConflict((conflict) => conflict.column('host').doNothing())
    .execute();
}

/** False when it was closed already. */
export async function insertClosed(tx: Tx, tenantId: number): Promise<boolean> {
  const done = await tx
    .insertInto('tenant_closed')
    .values({ tenant_id: tenantId })
    .onConflict((conflict) => conflict.column('tenant_id').doNothing())
    .executeTakeFirst();
  return Number(done.numInsertedOrUpdatedRows) > 0;
}

/** False when it was open, or is being removed. */
export async function deleteClosed(tx: Tx, tenantId: number): Promise<boolean> {
  const done = await tx
    .deleteFrom('tenant_closed')
    .where('tenant_id', '=', tenantId)
    .where('removal_began_at', 'is', null)
    .executeTakeFirst();
  return Number(done.numDeletedRows) > 0;
}

export async function selectIsBeingRemoved(db: Queryable, tenantId: number): Promise<boolean> {
  const row = await db
    .selectFrom('tenant_closed')
    .select('tenant_id')
    .where('tenant_id', '=', tenantId)
    .where('removal_began_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** False when it is open, or its removal had begun before. */
export async function markRemoval(tx: Tx, tenantId: number): Promise<boolean> {
  const done = await tx
    .updateTable('tenant_closed')
    .set({ removal_began_at: appNow })
    .where('tenant_id', '=', tenantId)
    .where('removal_began_at', 'is', null)
    .executeTakeFirst();
  return Number(done.numUpdatedRows) > 0;
}

/** By kind, under the name that consents are recorded with. */
const legalInForce = sql<Record<string, string> | null>`(
  SELECT jsonb_object_agg(kind, 'v' || version) FROM (
    SELECT DISTINCT ON (kind) kind, version FROM legal_document
    WHERE tenant_id = brand.tenant_id AND brand_id = brand.id AND effective_on <= app_today()
    ORDER BY kind, version DESC) newest
)`;
const legalComing = sql<object[]>`(
  SELECT coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'version', 'v' || version, 'effectiveOn', effective_on)
    ORDER BY effective_on, kind), '[]') FROM legal_document
  WHERE tenant_id = brand.tenant_id AND brand_id = brand.id AND effective_on > app_today()
)`;

export async function selectHosts(db: Queryable) {
  return db
    .selectFrom('brand_host')
    .innerJoin('brand', (join) =>
      join
        .onRef('brand.tenant_id', '=', 'brand_host.tenant_id')
        .onRef('brand.id', '=', 'brand_host.brand_id'),
    )
    .leftJoin('tenant_closed', 'tenant_closed.tenant_id', 'brand_host.tenant_id')
    .select([
      'tenant_closed.closed_at',
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
      'brand.seller',
      legalInForce.as('legal_in_force'),
      legalComing.as('legal_coming'),
    ])
    .orderBy('brand_host.host')
    .execute();
}
