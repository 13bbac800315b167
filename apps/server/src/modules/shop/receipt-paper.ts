import type { PdfPage, TextStyle } from '#platform/pdf-page.ts';
import { amountInFigures, amountInWords } from './domain/amount-text.ts';
import type { ReceiptDocument } from './domain/receipt-document.ts';

/** What receipts and credit notes look alike in. */

export const left = 48;
export const right = 547;
export const width = right - left;
const sumsFrom = 330;
export const bottom = 770;
const ink = '#1d2333';
const quiet = '#525a6e';
export const line = '#e8e3d8';
export const paper = '#faf8f3';

export const plain: TextStyle = { size: 10, colour: ink };
export const strong: TextStyle = { size: 10, weight: 600, colour: ink };
export const label: TextStyle = { size: 8.5, weight: 600, colour: quiet };
export const note: TextStyle = { size: 9, colour: quiet };
export const atRight = (style: TextStyle): TextStyle => ({ ...style, align: 'right' });

type Brand = ReceiptDocument['brand'];
/** Its name, and what it is. */
export type Fact = readonly [string, string];

export const rupees = (paise: number) => `₹ ${amountInFigures(paise)}`;

/** The coloured band with what it is, and the numbers it is known by. */
export function head(
  page: PdfPage,
  { brand, title, stamp, facts }: { brand: Brand; title: string; stamp: string; facts: readonly Fact[] },
): number {
  page.box(0, 0, page.width, 104, brand.colour);
  const white = '#ffffff';
  page.text(brand.name, left, 28, { size: 26, weight: 600, colour: white });
  page.text([brand.email, brand.phone].join('   '), left, 66, { size: 9.5, colour: white });
  page.text(title, right, 30, { size: 17, weight: 600, colour: white, align: 'right' });
  page.text(stamp, right, 62, { size: 11, weight: 600, colour: white, align: 'right' });
  const starts = [left, left + 136, left + 248];
  for (const [index, [name, value]] of facts.entries()) {
    const x = starts[index] ?? left;
    page.text(name, x, 124, label);
    page.text(value, x, 137, { size: index === 2 ? 9 : 11, weight: 600, colour: ink });
  }
  page.rule(left, 166, width, line);
  return 182;
}

export function parties(
  page: PdfPage,
  { seller, buyer }: Pick<ReceiptDocument, 'seller' | 'buyer'>,
  top: number,
): number {
  const half = width / 2 - 16;
  const known = (name: string, value: string | null) => (value === null ? [] : [`${name} ${value}`]);
  const sold = [
    ...seller.address,
    ...known('GSTIN', seller.gstin),
    ...known('State:', seller.state),
    ...known('Place of supply:', seller.placeOfSupply),
    ...known('SAC', seller.gstin && seller.sacCode),
  ];
  const bought = [...known('Parent:', buyer.parentName), ...known('Phone', buyer.parentPhone)];
  const ends = [
    party(page, { x: left, top, half }, 'SOLD BY', seller.legalName, sold),
    party(page, { x: left + width / 2 + 16, top, half }, 'SOLD TO', buyer.studentName, bought),
  ];
  return Math.max(...ends) + 20;
}

function party(
  page: PdfPage,
  { x, top, half }: { x: number; top: number; half: number },
  title: string,
  name: string,
  rows: readonly string[],
): number {
  page.text(title, x, top, label);
  let y = top + 14;
  for (const row of page.wrap(name, half, { size: 12, weight: 600 })) {
    page.text(row, x, y, { size: 12, weight: 600, colour: ink });
    y += 18;
  }
  for (const row of rows.flatMap((text) => page.wrap(text, half, plain))) {
    page.text(row, x, y, plain);
    y += 14.5;
  }
  return y;
}

/** Through whom the money came. */
export function payment(page: PdfPage, paid: ReceiptDocument['payment'], top: number): void {
  page.text('PAYMENT', left, top, label);
  const rows = paid
    ? [
        [gatewayNames[paid.gateway] ?? paid.gateway, methodNames[paid.method] ?? paid.method]
          .filter(Boolean)
          .join(', '),
        paid.reference,
      ]
    : ['Nothing was to be paid.'];
  for (const [index, row] of rows.entries()) page.text(row, left, top + 14 + index * 15, plain);
}

const gatewayNames: Readonly<Record<string, string>> = { ccavenue: 'CCAvenue', razorpay: 'Razorpay' };
/** In the gateways' words. */
const methodNames: Readonly<Record<string, string>> = {
  OPTUPI: 'UPI',
  OPTCRDC: 'credit card',
  OPTDBCRD: 'debit card',
  OPTNBK: 'net banking',
  OPTWLT: 'wallet',
  upi: 'UPI',
  netbanking: 'net banking',
};

/** The amount in words, and the last line of the page. */
export function foot(page: PdfPage, { paise, end }: { paise: number; end: string }, top: number): void {
  page.text('AMOUNT IN WORDS', left, top, label);
  let y = top + 14;
  for (const row of page.wrap(amountInWords(paise), width, strong)) {
    page.text(row, left, y, strong);
    y += 15;
  }
  page.rule(left, 782, width, line);
  page.text(end, left, 790, note);
}

/** The sum in a box of its own, at the right. */
export function sumBox(
  page: PdfPage,
  { name, paise, colour }: { name: string; paise: number; colour: string },
  y: number,
): void {
  page.box(sumsFrom - 12, y + 4, right - sumsFrom + 12, 34, paper);
  page.box(sumsFrom - 12, y + 4, 3, 34, colour);
  page.text(name, sumsFrom, y + 11, { size: 12, weight: 600, colour: ink });
  page.text(rupees(paise), right - 12, y + 9, atRight({ size: 14, weight: 600, colour: ink }));
}

/** Names and figures above the sum; where they end. */
export function sumRows(page: PdfPage, rows: readonly Fact[], top: number): number {
  let y = top;
  for (const [name, value] of rows) {
    page.text(name, sumsFrom, y, { ...plain, colour: quiet });
    page.text(value, right - 12, y, atRight(plain));
    y += 17;
  }
  return y;
}

/** What is taxed and the parts of the tax; nothing for a seller without tax. */
export const taxRows = ({ taxablePaise, parts }: ReceiptDocument['tax']): Fact[] =>
  parts.length === 0
    ? []
    : [
        ['Taxable value', rupees(taxablePaise)],
        ...parts.map((part): Fact => [`${part.name} ${part.percent}%, included`, rupees(part.paise)]),
      ];

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

export function longDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${months[(month ?? 1) - 1]} ${year}`;
}
