import type { ReceiptDocument } from './receipt-document.ts';
import type { Tax } from './tax.ts';

/** All that a credit note says, as it was on the day of issue. One of old must stay readable: only add to it. */
export interface CreditNoteDocument {
  number: string;
  issuedOn: string;
  /** Whose line it takes back. */
  receipt: { number: string; issuedOn: string };
  orderReference: string;
  brand: ReceiptDocument['brand'];
  seller: ReceiptDocument['seller'];
  buyer: ReceiptDocument['buyer'];
  line: { productName: string; courseName: string; durationDays: number; paidPaise: number };
  /** What went back of it. */
  amountPaise: number;
  tax: Tax;
  payment: ReceiptDocument['payment'];
}
