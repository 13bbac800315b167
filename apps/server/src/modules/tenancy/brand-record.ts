import { type Brand, brandSchema } from '@shala/brand/brand.ts';
import type { Seller } from './seller.ts';

export type BrandRecord = Brand;

/** A brand with where it stands: what the server needs besides the record. */
export interface PlacedBrand {
  tenantId: number;
  brandId: number;
  /** A host name that is registered for the brand: the only one that may stand in a mail. */
  host: string;
  record: BrandRecord;
  /** Never part of the record that browsers get. Null: nothing can be sold with a tax invoice. */
  seller: Seller | null;
  /** Its tenant is on the way to another installation: no call is answered. */
  isClosed: boolean;
}

export const parseBrand = (value: unknown): BrandRecord => brandSchema.parse(value);
