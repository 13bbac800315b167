import { localTextSchema } from '@shala/brand/brand.ts';
import { brandTextIds } from '@shala/brand/brand-texts.ts';
import type { WireLegalDocument, WireSeller, WireStaffBrand } from '@shala/wire/brand-staff.ts';
import type { LegalDocument } from '../legal-document.ts';
import type { Seller } from '../seller.ts';
import type { StaffBrand } from '../staff-brand.ts';

const presentSeller = (seller: Seller): WireSeller => ({
  legal_name: seller.legalName,
  address: seller.address,
  gstin: seller.gstin,
  state_code: seller.stateCode,
  place_of_supply: seller.placeOfSupply,
  sac_code: seller.sacCode,
  gst_percent: seller.gstPercent,
  receipt_prefix: seller.receiptPrefix,
  refund_policy: seller.refundPolicy,
});

export const readSeller = (seller: WireSeller): Seller => ({
  legalName: seller.legal_name,
  address: seller.address,
  gstin: seller.gstin,
  stateCode: seller.state_code,
  placeOfSupply: seller.place_of_supply,
  sacCode: seller.sac_code,
  gstPercent: seller.gst_percent,
  receiptPrefix: seller.receipt_prefix,
  refundPolicy: seller.refund_policy,
});

export const presentBrand = ({ brandId, hosts, record, seller }: StaffBrand): WireStaffBrand => ({
  id: brandId,
  slug: record.slug,
  name: record.name,
  hosts: [...hosts],
  theme: record.theme,
  texts: record.texts,
  contact: record.contact,
  flags: record.flags,
  seller: seller && presentSeller(seller),
  text_ids: [...new Set([...brandTextIds, ...Object.keys(record.texts)])],
});

export const presentLegal = (document: LegalDocument): WireLegalDocument => ({
  kind: document.kind,
  version: document.version,
  texts: localTextSchema.parse(document.texts),
  effective_on: document.effectiveOn,
  published_at: document.publishedAt?.toISOString() ?? null,
  updated_at: document.updatedAt.toISOString(),
});
