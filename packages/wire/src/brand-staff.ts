import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { day, id, idText, instant } from './fields.ts';

const base = '/console/staff/brands';
/** As it stands in the page that browsers get: the server checks it against the brand's own schema. */
const recordPart = z.record(z.string(), z.unknown());
const texts = (most: number) =>
  z.object({
    en: z.string().check(z.trim(), z.minLength(1), z.maxLength(most)),
    hi: z.optional(z.string().check(z.trim(), z.maxLength(most))),
  });

const seller = z.object({
  legal_name: z.string(),
  address: z.array(z.string()),
  gstin: z.nullable(z.string()),
  state_code: z.string(),
  place_of_supply: z.nullable(z.string()),
  sac_code: z.string(),
  gst_percent: z.int(),
  receipt_prefix: z.string(),
  refund_policy: texts(2_000),
});
export type WireSeller = z.infer<typeof seller>;

const overrides = z.record(z.string().check(z.maxLength(80)), texts(1_000));

const staffBrand = z.object({
  id,
  slug: z.string(),
  name: texts(200),
  hosts: z.array(z.string()),
  theme: recordPart,
  texts: overrides,
  contact: recordPart,
  flags: recordPart,
  seller: z.nullable(seller),
  /** What may be said in other words. */
  text_ids: z.array(z.string()),
});
export type WireStaffBrand = z.infer<typeof staffBrand>;

export const listStaffBrands = contract({
  summary: 'Brands of the tenant, with all that can be changed about them',
  family: 'main',
  method: 'GET',
  path: base,
  response: z.object({ brands: z.array(staffBrand) }),
});

export const changeBrand = contract({
  summary:
    'Changes parts of a brand; students see it within seconds. Colours that are hard to read are refused',
  family: 'main',
  method: 'PUT',
  path: `${base}/:brandId`,
  params: z.object({ brandId: idText }),
  body: z.object({
    brand: z.object({
      theme: z.optional(recordPart),
      texts: z.optional(overrides),
      contact: z.optional(recordPart),
      flags: z.optional(recordPart),
      seller: z.optional(seller),
    }),
  }),
  response: z.object({ brand: staffBrand }),
});

const kind = z.enum(['terms', 'privacy']);
const legalDocument = z.object({
  kind,
  version: z.int(),
  texts: texts(200_000),
  /** Null: a draft. */
  effective_on: z.nullable(day),
  published_at: z.nullable(instant),
  updated_at: instant,
});
export type WireLegalDocument = z.infer<typeof legalDocument>;

export const listLegalDocuments = contract({
  summary: 'Terms and privacy policies of a brand, the newest first, the draft above them',
  family: 'main',
  method: 'GET',
  path: `${base}/:brandId/legal-documents`,
  params: z.object({ brandId: idText }),
  response: z.object({ documents: z.array(legalDocument) }),
});

export const saveLegalDraft = contract({
  summary: 'Writes the draft of the next version',
  family: 'main',
  method: 'PUT',
  path: `${base}/:brandId/legal-documents/:kind`,
  params: z.object({ brandId: idText, kind }),
  body: z.object({ document: z.object({ texts: texts(200_000) }) }),
  response: z.object({ document: legalDocument }),
});

export const publishLegalDocument = contract({
  summary: 'Publishes the draft: from then on it cannot be changed',
  family: 'main',
  method: 'PUT',
  path: `${base}/:brandId/legal-documents/:kind/publication`,
  params: z.object({ brandId: idText, kind }),
  body: z.object({ document: z.object({ version: z.int(), effective_on: day }) }),
  response: z.object({ document: legalDocument }),
});
