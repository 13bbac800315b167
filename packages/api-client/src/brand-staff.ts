import type * as wire from '@shala/wire/brand-staff.ts';
import type { BodyOf, ResponseOf } from '@shala/wire/contract.ts';
import type { TwoTexts } from './store-staff.ts';
import type { Transport } from './transport.ts';

const base = '/console/staff/brands';

export interface BrandSeller {
  readonly legalName: string;
  readonly address: readonly string[];
  /** Null: not registered, so no tax is shown. */
  readonly gstin: string | null;
  readonly stateCode: string;
  readonly placeOfSupply: string | null;
  readonly sacCode: string;
  readonly gstPercent: number;
  readonly receiptPrefix: string;
  readonly refundPolicy: TwoTexts;
}

/** Colours, contact and switches come as the brand's own record has them; who reads it checks them. */
export interface StaffBrand {
  readonly id: number;
  readonly slug: string;
  readonly name: TwoTexts;
  readonly hosts: readonly string[];
  readonly theme: unknown;
  readonly texts: Readonly<Record<string, TwoTexts>>;
  readonly contact: unknown;
  readonly flags: unknown;
  readonly seller: BrandSeller | null;
  readonly textIds: readonly string[];
}

const toSeller = (one: wire.WireSeller): BrandSeller => ({
  legalName: one.legal_name,
  address: one.address,
  gstin: one.gstin,
  stateCode: one.state_code,
  placeOfSupply: one.place_of_supply,
  sacCode: one.sac_code,
  gstPercent: one.gst_percent,
  receiptPrefix: one.receipt_prefix,
  refundPolicy: one.refund_policy,
});

const fromSeller = (one: BrandSeller): wire.WireSeller => ({
  legal_name: one.legalName,
  address: [...one.address],
  gstin: one.gstin,
  state_code: one.stateCode,
  place_of_supply: one.placeOfSupply,
  sac_code: one.sacCode,
  gst_percent: one.gstPercent,
  receipt_prefix: one.receiptPrefix,
  refund_policy: { en: one.refundPolicy.en, hi: one.refundPolicy.hi ?? '' },
});

const toBrand = (one: wire.WireStaffBrand): StaffBrand => ({
  id: one.id,
  slug: one.slug,
  name: one.name,
  hosts: one.hosts,
  theme: one.theme,
  texts: one.texts,
  contact: one.contact,
  flags: one.flags,
  seller: one.seller && toSeller(one.seller),
  textIds: one.text_ids,
});

export async function listStaffBrands(transport: Transport): Promise<readonly StaffBrand[]> {
  const { brands } = await transport.send<ResponseOf<typeof wire.listStaffBrands>>({
    family: 'main',
    method: 'GET',
    path: base,
  });
  return brands.map(toBrand);
}

export interface BrandChange {
  readonly theme?: object;
  readonly texts?: Readonly<Record<string, TwoTexts>>;
  readonly contact?: object;
  readonly flags?: object;
  readonly seller?: BrandSeller;
}

export async function changeBrand(
  transport: Transport,
  brandId: number,
  { theme, texts, contact, flags, seller }: BrandChange,
): Promise<StaffBrand> {
  const body: BodyOf<typeof wire.changeBrand> = {
    brand: {
      ...(theme && { theme: { ...theme } }),
      ...(texts && {
        texts: Object.fromEntries(
          Object.entries(texts).map(([id, { en, hi }]) => [id, { en, hi: hi ?? '' }]),
        ),
      }),
      ...(contact && { contact: { ...contact } }),
      ...(flags && { flags: { ...flags } }),
      ...(seller && { seller: fromSeller(seller) }),
    },
  };
  const { brand } = await transport.send<ResponseOf<typeof wire.changeBrand>>({
    family: 'main',
    method: 'PUT',
    path: `${base}/${brandId}`,
    body,
  });
  return toBrand(brand);
}

export type LegalKind = 'terms' | 'privacy';

export interface LegalDocument {
  readonly kind: LegalKind;
  readonly version: number;
  readonly texts: TwoTexts;
  /** Null: a draft. */
  readonly effectiveOn: string | null;
  readonly publishedAt: string | null;
  readonly updatedAt: string;
}

const toDocument = (one: wire.WireLegalDocument): LegalDocument => ({
  kind: one.kind,
  version: one.version,
  texts: one.texts,
  effectiveOn: one.effective_on,
  publishedAt: one.published_at,
  updatedAt: one.updated_at,
});

export async function listLegalDocuments(
  transport: Transport,
  brandId: number,
): Promise<readonly LegalDocument[]> {
  const { documents } = await transport.send<ResponseOf<typeof wire.listLegalDocuments>>({
    family: 'main',
    method: 'GET',
    path: `${base}/${brandId}/legal-documents`,
  });
  return documents.map(toDocument);
}

export async function saveLegalDraft(
  transport: Transport,
  brandId: number,
  { kind, texts }: Pick<LegalDocument, 'kind' | 'texts'>,
): Promise<LegalDocument> {
  const body: BodyOf<typeof wire.saveLegalDraft> = {
    document: { texts: { en: texts.en, hi: texts.hi ?? '' } },
  };
  const { document } = await transport.send<ResponseOf<typeof wire.saveLegalDraft>>({
    family: 'main',
    method: 'PUT',
    path: `${base}/${brandId}/legal-documents/${kind}`,
    body,
  });
  return toDocument(document);
}

export async function publishLegalDocument(
  transport: Transport,
  brandId: number,
  { kind, version, effectiveOn }: { kind: LegalKind; version: number; effectiveOn: string },
): Promise<LegalDocument> {
  const body: BodyOf<typeof wire.publishLegalDocument> = {
    document: { version, effective_on: effectiveOn },
  };
  const { document } = await transport.send<ResponseOf<typeof wire.publishLegalDocument>>({
    family: 'main',
    method: 'PUT',
    path: `${base}/${brandId}/legal-documents/${kind}/publication`,
    body,
  });
  return toDocument(document);
}
