import type { Queryable } from '#platform/db/database.ts';
import { type BrandRecord, parseBrand } from './brand-record.ts';
import { selectBrands } from './brand-staff-store.ts';
import { readSeller, type Seller } from './seller.ts';

/** A brand as its administrator sees it. */
export interface StaffBrand {
  brandId: number;
  hosts: readonly string[];
  record: BrandRecord;
  seller: Seller | null;
}

type BrandRow = Awaited<ReturnType<typeof selectBrands>>[number];

export const toStaffBrand = (row: BrandRow): StaffBrand => ({
  brandId: row.id,
  hosts: row.hosts,
  record: parseBrand({
    slug: row.slug,
    name: row.name,
    logoLetter: row.logo_letter,
    theme: row.theme,
    texts: row.texts,
    contact: row.contact,
    flags: row.flags,
  }),
  seller: readSeller(row.seller),
});

export const listBrands = async (db: Queryable, tenantId: number): Promise<StaffBrand[]> =>
  (await selectBrands(db, tenantId)).map(toStaffBrand);
