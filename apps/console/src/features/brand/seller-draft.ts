import type { BrandSeller } from '@shala/api-client/brand-staff.ts';
import type { TextId } from '#shared/texts/texts.ts';

export const sellerTexts = {
  legalName: 'seller.legalName',
  address: 'seller.address',
  gstin: 'seller.gstin',
  stateCode: 'seller.stateCode',
  placeOfSupply: 'seller.placeOfSupply',
  sacCode: 'seller.sacCode',
  gstPercent: 'seller.gstPercent',
  receiptPrefix: 'seller.receiptPrefix',
  refundEn: 'seller.refundEn',
  refundHi: 'seller.refundHi',
} as const satisfies Record<string, TextId>;
export type SellerField = keyof typeof sellerTexts;
export const sellerFields = Object.keys(sellerTexts) as SellerField[];
export type SellerDraft = Readonly<Record<SellerField, string>>;

export const sellerDraftOf = (seller: BrandSeller | null): SellerDraft => ({
  legalName: seller?.legalName ?? '',
  address: seller?.address.join('\n') ?? '',
  gstin: seller?.gstin ?? '',
  stateCode: seller?.stateCode ?? '',
  placeOfSupply: seller?.placeOfSupply ?? '',
  sacCode: seller?.sacCode ?? '999293',
  gstPercent: String(seller?.gstPercent ?? 0),
  receiptPrefix: seller?.receiptPrefix ?? '',
  refundEn: seller?.refundPolicy.en ?? '',
  refundHi: seller?.refundPolicy.hi ?? '',
});

const patterns: Partial<Record<SellerField, RegExp>> = {
  gstin: /^(\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z])?$/,
  stateCode: /^\d{2}$/,
  placeOfSupply: /^(\d{2})?$/,
  sacCode: /^\d{4,6}$/,
  gstPercent: /^(\d|1\d|2[0-8])$/,
  receiptPrefix: /^[A-Z0-9]{1,3}$/,
};

type Problems = Partial<Record<SellerField, TextId>>;

/** What a tax invoice needs, and what the law says about it. */
export function readSeller(draft: SellerDraft): { seller: BrandSeller } | { problems: Problems } {
  const problems: Problems = {};
  for (const field of ['legalName', 'address', 'refundEn'] as const)
    if (draft[field].trim() === '') problems[field] = 'seller.required';
  for (const [field, pattern] of Object.entries(patterns) as [SellerField, RegExp][])
    if (!pattern.test(draft[field].trim())) problems[field] = 'seller.invalid';
  const gstin = draft.gstin.trim();
  if (!problems.gstin && gstin !== '' && !gstin.startsWith(draft.stateCode))
    problems.gstin = 'seller.otherState';
  if (gstin === '' && draft.gstPercent.trim() !== '0') problems.gstPercent = 'seller.taxWithoutNumber';
  if (Object.keys(problems).length > 0) return { problems };
  const address = draft.address.split('\n').map((line) => line.trim());
  const en = draft.refundEn.trim();
  const hi = draft.refundHi.trim();
  return {
    seller: {
      legalName: draft.legalName.trim(),
      address: address.filter((line) => line !== ''),
      gstin: gstin === '' ? null : gstin,
      stateCode: draft.stateCode.trim(),
      placeOfSupply: draft.placeOfSupply.trim() || null,
      sacCode: draft.sacCode.trim(),
      gstPercent: Number(draft.gstPercent),
      receiptPrefix: draft.receiptPrefix.trim(),
      refundPolicy: hi === '' ? { en } : { en, hi },
    },
  };
}
