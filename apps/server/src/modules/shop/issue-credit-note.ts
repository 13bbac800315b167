import { readSeller } from '#modules/tenancy/index.ts';
import type { Tx } from '#platform/db/database.ts';
import { insertCreditNote, selectCreditNoteFacts, takeCreditNoteNumber } from './credit-note-store.ts';
import type { CreditNoteDocument } from './domain/credit-note-document.ts';
import { creditNoteNumber, financialYearOf } from './domain/financial-year.ts';
import type { ReceiptDocument } from './domain/receipt-document.ts';
import { taxAlike } from './domain/tax.ts';
import { selectReceipt } from './receipt-store.ts';

interface GivenBack {
  tenantId: number;
  studentId: number;
  orderId: number;
  refundId: number;
  /** Null: of a payment that no receipt speaks of. */
  lineNo: number | null;
  amountPaise: number;
}

/**
 * Takes back what the receipt says about a line, for the part that went back, with its tax. As with receipts the number
 * comes last: all credit notes of the brand wait for the counter from here to the end of the transaction.
 */
export async function issueCreditNote(tx: Tx, refund: GivenBack): Promise<void> {
  const { tenantId, lineNo } = refund;
  const receipt = await selectReceipt(tx, refund);
  // Lines are numbered from one, in the order in which the receipt has them.
  const line = lineNo === null ? undefined : receipt?.lines[lineNo - 1];
  if (!receipt || !line) return;
  const { brandId, brandSlug, seller, today } = await selectCreditNoteFacts(tx, refund);
  const financialYear = financialYearOf(today);
  const prefix = readSeller(seller)?.receiptPrefix ?? brandSlug.toUpperCase();
  const number = await takeCreditNoteNumber(tx, { tenantId, brandId, financialYear });
  const document: CreditNoteDocument = {
    number: creditNoteNumber(prefix, financialYear, number),
    issuedOn: today,
    ...copyOf(receipt),
    line: {
      productName: line.productName,
      courseName: line.courseName,
      durationDays: line.durationDays,
      paidPaise: line.pricePaise - line.discountPaise,
    },
    amountPaise: refund.amountPaise,
    tax: taxAlike(refund.amountPaise, line.tax),
  };
  await insertCreditNote(tx, refund, { brandId, financialYear, number, document });
}

/** Seller and buyer are those of the receipt, whoever has been renamed since. */
const copyOf = (receipt: ReceiptDocument) => ({
  receipt: { number: receipt.number, issuedOn: receipt.issuedOn },
  orderReference: receipt.orderReference,
  brand: receipt.brand,
  seller: receipt.seller,
  buyer: receipt.buyer,
  payment: receipt.payment,
});
