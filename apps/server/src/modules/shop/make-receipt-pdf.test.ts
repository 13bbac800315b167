import { expect, test } from 'vitest';
import { readPdf } from '../../../test/pdf-text.ts';
import type { ReceiptDocument } from './domain/receipt-document.ts';
import { makeReceiptPdf } from './make-receipt-pdf.ts';

const line = {
  productName: 'Class 8, all subjects',
  courseName: 'CBSE Class 8',
  durationDays: 365,
  pricePaise: 100_000,
  discountPaise: 0,
  tax: { taxablePaise: 100_000, parts: [] },
};
const receipt: ReceiptDocument = {
  number: 'SHALA/26-27/000123',
  issuedOn: '2026-11-15',
  orderReference: 'abc',
  brand: { name: 'Shala', colour: '#3346d3', email: 'help@shala.example.org', phone: '+919000019001' },
  seller: {
    legalName: 'Shala',
    address: [],
    gstin: null,
    state: null,
    sacCode: null,
    placeOfSupply: null,
  },
  buyer: { studentName: 'क्षितिज Kṛṣṇan द्विवेदी', parentName: null, parentPhone: null },
  lines: [line],
  couponCode: null,
  subtotalPaise: 100_000,
  discountPaise: 0,
  totalPaise: 100_000,
  tax: { taxablePaise: 100_000, parts: [] },
  payment: { gateway: 'razorpay', reference: 'pay_1', method: 'netbanking' },
};

test('a seller without a tax number gives a plain receipt, with names in two scripts as they are written', async () => {
  const { text, pages } = await readPdf(await makeReceiptPdf(receipt));
  expect(pages).toBe(1);
  for (const words of ['Receipt', 'SHALA/26-27/000123', '15 November 2026', 'क्षितिज', 'Kṛṣṇan', 'द्विवेदी'])
    expect(text).toContain(words);
  expect(text).toContain('Razorpay, net banking');
  for (const words of ['GST', 'Tax', 'Parent', 'null']) expect(text).not.toContain(words);
});

test('the same receipt is the same bytes', async () => {
  const [one, two] = [await makeReceiptPdf(receipt), await makeReceiptPdf(receipt)];
  expect(one.equals(two)).toBe(true);
});

test('many lines go on, on pages that say what they belong to, and none is lost', async () => {
  const lines = Array.from({ length: 30 }, (_, index) => ({
    ...line,
    productName: `Product ${index + 1} of 30`,
  }));
  const { text, pages } = await readPdf(await makeReceiptPdf({ ...receipt, lines }));
  expect(pages).toBeGreaterThan(1);
  for (let index = 1; index <= 30; index += 1) expect(text).toContain(`Product ${index} of 30`);
  expect(text.match(/SHALA\/26-27\/000123, continued/g)).toHaveLength(pages - 1);
  expect(text.match(/Total paid/g)).toHaveLength(1);
});
