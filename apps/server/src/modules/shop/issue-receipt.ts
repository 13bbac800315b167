import { readSeller, type Seller } from '#modules/tenancy/index.ts';
import { audit } from '#platform/audit.ts';
import type { Tx } from '#platform/db/database.ts';
import { financialYearOf, receiptNumber } from './domain/financial-year.ts';
import { stateOf } from './domain/gst-states.ts';
import type { ReceiptDocument, ReceiptLine } from './domain/receipt-document.ts';
import { addTaxes, type TaxRule, taxInside } from './domain/tax.ts';
import {
  insertReceipt,
  type ReceiptFacts,
  selectReceipt,
  selectReceiptFacts,
  selectReceiptLines,
  takeNumber,
} from './receipt-store.ts';

interface IssueReceipt {
  tenantId: number;
  brandId: number;
  studentId: number;
  orderId: number;
}

/**
 * Gives a paid order its receipt, once, and answers with its number. All settlements of the brand wait for the
 * counter from here to the end of the transaction, so this is called last.
 */
export async function issueReceipt(tx: Tx, order: IssueReceipt): Promise<string> {
  const issued = await selectReceipt(tx, order);
  if (issued) return issued.number;
  const facts = await selectReceiptFacts(tx, order);
  const seller = readSeller(facts.seller);
  if (seller === null && facts.seller !== null) await noteUnreadable(tx, order);
  const lines = taxedLines(await selectReceiptLines(tx, order), ruleOf(seller));
  const financialYear = financialYearOf(facts.today);
  const { tenantId, brandId } = order;
  const number = await takeNumber(tx, { tenantId, brandId, financialYear });
  const prefix = seller?.receiptPrefix ?? facts.brand_slug.toUpperCase();
  const document = documentOf(facts, seller, lines, receiptNumber(prefix, financialYear, number));
  await insertReceipt(tx, order, { brandId, financialYear, number, document });
  return document.number;
}

/** Checkout refuses such a seller; here somebody has paid, and a word on a paper must not keep the course from them. */
const noteUnreadable = (tx: Tx, { tenantId, brandId, orderId }: IssueReceipt) =>
  audit(tx, {
    tenantId,
    actor: { kind: 'system', id: null },
    action: 'receipt.seller_unreadable',
    subject: { kind: 'brand', id: brandId },
    details: { order: orderId },
  });

const ruleOf = (seller: Seller | null): TaxRule => ({
  percent: seller?.gstPercent ?? 0,
  sellerState: seller?.stateCode ?? '',
  buyerState: seller?.placeOfSupply ?? null,
});

type LineRow = Awaited<ReturnType<typeof selectReceiptLines>>[number];

const taxedLines = (rows: readonly LineRow[], rule: TaxRule): ReceiptLine[] =>
  rows.map((row) => ({
    productName: english(row.product_name),
    courseName: english(row.course_name),
    durationDays: row.duration_days,
    pricePaise: row.price_paise,
    discountPaise: row.discount_paise,
    tax: taxInside(row.price_paise - row.discount_paise, rule),
  }));

function documentOf(
  facts: ReceiptFacts,
  seller: Seller | null,
  lines: ReceiptLine[],
  number: string,
): ReceiptDocument {
  const brandName = english(facts.brand_name);
  return {
    number,
    issuedOn: facts.today,
    orderReference: facts.reference,
    brand: {
      name: brandName,
      colour: facts.brand_colour,
      email: facts.brand_contact.email,
      phone: facts.brand_contact.phone,
    },
    seller: {
      legalName: seller?.legalName ?? brandName,
      address: seller?.address ?? [],
      gstin: seller?.gstin ?? null,
      state: seller && stateOf(seller.stateCode),
      sacCode: seller?.sacCode ?? null,
      placeOfSupply: seller?.placeOfSupply ? stateOf(seller.placeOfSupply) : null,
    },
    buyer: {
      studentName: facts.student_name,
      parentName: facts.parent_name,
      parentPhone: facts.parent_phone,
    },
    lines,
    couponCode: facts.coupon_code,
    subtotalPaise: facts.subtotal_paise,
    discountPaise: facts.discount_paise,
    totalPaise: facts.total_paise,
    tax: addTaxes(lines.map(({ tax }) => tax)),
    payment:
      facts.gateway === null
        ? null
        : { gateway: facts.gateway, reference: facts.gateway_ref ?? '', method: facts.method ?? '' },
  };
}

/** As it was stored: nothing that a later rule says about names may undo a payment. */
const english = (text: unknown): string => String((text as { en?: unknown } | null)?.en ?? '');
