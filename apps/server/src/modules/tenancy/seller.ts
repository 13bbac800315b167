import { localTextSchema } from '@shala/brand/brand.ts';
import * as z from 'zod';

const line = z.string().trim().min(1).max(200);
/** The two digits under which the GST law knows a state. */
const stateCode = z.string().regex(/^\d{2}$/, 'must be the two digits of a state, like 09');

export const sellerFields = z.object({
  legalName: line,
  address: z.array(line).min(1).max(5),
  /** Null: not registered, so no tax is shown. */
  gstin: z
    .string()
    .regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/, 'is not a GSTIN')
    .nullable(),
  stateCode,
  /** Where buyers whose address is not known are taken to be; null: the tax is shown as one line. */
  placeOfSupply: stateCode.nullable(),
  sacCode: z.string().regex(/^\d{4,6}$/, 'must be a code of 4 to 6 digits'),
  /** Prices include it. */
  gstPercent: z.int().min(0).max(28),
  /** Begins every receipt number, which the law allows 16 characters in all. */
  receiptPrefix: z.string().regex(/^[A-Z0-9]{1,3}$/, 'must be 1 to 3 capital letters or digits'),
  refundPolicy: localTextSchema,
});

/** Who sells under a brand, in the eyes of the law. */
export const sellerSchema = sellerFields
  .refine(({ gstin, gstPercent }) => gstin !== null || gstPercent === 0, 'tax without a GSTIN')
  .refine(({ gstin, stateCode: state }) => gstin === null || gstin.startsWith(state), {
    error: 'the GSTIN is of another state',
    path: ['gstin'],
  });
export type Seller = z.infer<typeof sellerSchema>;

/** Null also for one that a later, stricter rule no longer takes: nothing new is sold, what was sold goes on. */
export const readSeller = (value: unknown): Seller | null =>
  value === null ? null : (sellerSchema.safeParse(value).data ?? null);
