import type { Tax } from './tax.ts';

export interface ReceiptLine {
  productName: string;
  courseName: string;
  durationDays: number;
  pricePaise: number;
  discountPaise: number;
  tax: Tax;
}

/** All that a receipt says, as it was on the day of issue. A receipt of old must stay readable: only add to it. */
export interface ReceiptDocument {
  number: string;
  issuedOn: string;
  orderReference: string;
  brand: { name: string; colour: string; email: string; phone: string };
  seller: {
    legalName: string;
    address: string[];
    gstin: string | null;
    state: string | null;
    sacCode: string | null;
    placeOfSupply: string | null;
  };
  buyer: { studentName: string; parentName: string | null; parentPhone: string | null };
  lines: ReceiptLine[];
  couponCode: string | null;
  subtotalPaise: number;
  discountPaise: number;
  totalPaise: number;
  tax: Tax;
  /** Null: there was nothing to pay. */
  payment: { gateway: string; reference: string; method: string } | null;
}
