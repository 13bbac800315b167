import { type RawBuilder, sql } from 'kysely';
import { appNow } from '#platform/db/clock.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';
import type { BrandKey } from './brand-staff-store.ts';

export type LegalKind = 'terms' | 'privacy';

export interface LegalDocument {
  kind: LegalKind;
  version: number;
  /** Per locale. */
  texts: unknown;
  /** Null: a draft. */
  effectiveOn: string | null;
  publishedAt: Date | null;
  updatedAt: Date;
}

const columns = ['kind', 'version', 'texts', 'effective_on', 'published_at', 'updated_at'] as const;
type Row = {
  kind: string;
  version: number;
  texts: unknown;
  effective_on: string | null;
  published_at: Date | null;
  updated_at: Date;
};

const toDocument = (row: Row): LegalDocument => ({
  kind: row.kind as LegalKind,
  version: row.version,
  texts: row.texts,
  effectiveOn: row.effective_on,
  publishedAt: row.published_at,
  updatedAt: row.updated_at,
});

/** Null: no such brand. The newest version of each kind first. */
export async function selectDocuments(
  db: Queryable,
  { tenantId, brandId }: BrandKey,
): Promise<LegalDocument[] | null> {
  const brand = await db
    .selectFrom('brand')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', brandId)
    .executeTakeFirst();
  if (!brand) return null;
  const rows = await db
    .selectFrom('legal_document')
    .select(columns)
    .where('tenant_id', '=', tenantId)
    .where('brand_id', '=', brandId)
    .orderBy('kind')
    .orderBy('version', 'desc')
    .execute();
  return rows.map(toDocument);
}

/** In force, and published for later: the newest of each. */
export async function selectCurrent(
  db: Queryable,
  { tenantId, brandId }: BrandKey,
  kind: LegalKind,
): Promise<{ inForce: LegalDocument | null; coming: LegalDocument | null }> {
  const find = async (when: RawBuilder<boolean>) => {
    const row = await db
      .selectFrom('legal_document')
      .select(columns)
      .where('tenant_id', '=', tenantId)
      .where('brand_id', '=', brandId)
      .where('kind', '=', kind)
      .where(when)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row ? toDocument(row) : null;
  };
  return {
    inForce: await find(sql<boolean>`effective_on <= app_today()`),
    coming: await find(sql<boolean>`effective_on > app_today()`),
  };
}

/** Null: there is none. */
export async function updateDraft(
  tx: Tx,
  { tenantId, brandId }: BrandKey,
  kind: LegalKind,
  texts: object,
): Promise<LegalDocument | null> {
  const row = await tx
    .updateTable('legal_document')
    .set({ texts: JSON.stringify(texts), updated_at: appNow })
    .where('tenant_id', '=', tenantId)
    .where('brand_id', '=', brandId)
    .where('kind', '=', kind)
    .where('published_at', 'is', null)
    .returning(columns)
    .executeTakeFirst();
  return row ? toDocument(row) : null;
}

/** The caller holds the brand, so that two cannot count the same number. */
export async function insertDraft(
  tx: Tx,
  { tenantId, brandId }: BrandKey,
  kind: LegalKind,
  texts: object,
): Promise<LegalDocument> {
  const next = sql<number>`(
    SELECT coalesce(max(version), 0) + 1 FROM legal_document
    WHERE tenant_id = ${tenantId} AND brand_id = ${brandId} AND kind = ${kind}
  )`;
  const row = await tx
    .insertInto('legal_document')
    .values({ tenant_id: tenantId, brand_id: brandId, kind, version: next, texts: JSON.stringify(texts) })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toDocument(row);
}

/** Null: this version is no draft. */
export async function updatePublished(
  tx: Tx,
  { tenantId, brandId }: BrandKey,
  { kind, version, effectiveOn }: { kind: LegalKind; version: number; effectiveOn: string },
): Promise<LegalDocument | null> {
  const row = await tx
    .updateTable('legal_document')
    .set({ effective_on: effectiveOn, published_at: appNow, updated_at: appNow })
    .where('tenant_id', '=', tenantId)
    .where('brand_id', '=', brandId)
    .where('kind', '=', kind)
    .where('version', '=', version)
    .where('published_at', 'is', null)
    .returning(columns)
    .executeTakeFirst();
  return row ? toDocument(row) : null;
}
