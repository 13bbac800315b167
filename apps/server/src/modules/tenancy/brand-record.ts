import { type Brand, brandSchema } from '@shala/brand/brand.ts';

export type BrandRecord = Brand;

/** A brand with where it stands: what the server needs besides the record. */
export interface PlacedBrand {
  tenantId: number;
  brandId: number;
  record: BrandRecord;
}

export const parseBrand = (value: unknown): BrandRecord => brandSchema.parse(value);
