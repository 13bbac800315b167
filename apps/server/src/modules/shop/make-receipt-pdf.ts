import { openPdf, type PdfPage, type TextStyle } from '#platform/pdf-page.ts';
import { amountInFigures, amountInWords } from './domain/amount-text.ts';
import type { ReceiptDocument, ReceiptLine } from './domain/receipt-document.ts';

const left = 48;
const right = 547;
const width = right - left;
const bottom = 770;
const ink = '#1d2333';
const quiet = '#525a6e';
const line = '#e8e3d8';
const paper = '#faf8f3';
/** Where the columns of figures end. */
const columns = { price: 368, discount: 448, amount: right - 12 };

const plain: TextStyle = { size: 10, colour: ink };
const strong: TextStyle = { size: 10, weight: 600, colour: ink };
const label: TextStyle = { size: 8.5, weight: 600, colour: quiet };
const note: TextStyle = { size: 9, colour: quiet };
const atRight = (style: TextStyle): TextStyle => ({ ...style, align: 'right' });

/** The receipt as A4: made from the document alone, so that it is the same for ever. */
export function makeReceiptPdf(receipt: ReceiptDocument): Promise<Buffer> {
  const page = openPdf({
    title: `${titleOf(receipt)} ${receipt.number}`,
    author: receipt.seller.legalName,
    day: receipt.issuedOn,
  });
  let y = head(page, receipt);
  y = parties(page, receipt, y);
  y = table(page, receipt, y);
  y = roomFor(page, receipt, 190, y);
  y = totals(page, receipt, y);
  foot(page, receipt, y);
  return page.close();
}

const titleOf = ({ seller }: ReceiptDocument) => (seller.gstin === null ? 'Receipt' : 'Tax invoice');
const rupees = (paise: number) => `₹ ${amountInFigures(paise)}`;
const minus = (paise: number) => (paise === 0 ? '–' : `– ${rupees(paise)}`);

/** Below the last line, or on a further page that says what it belongs to. */
function roomFor(page: PdfPage, receipt: ReceiptDocument, height: number, y: number): number {
  if (y + height <= bottom) return y;
  page.addPage();
  page.text(`${receipt.brand.name}, ${titleOf(receipt)} ${receipt.number}, continued`, left, 32, note);
  return 60;
}

function head(page: PdfPage, receipt: ReceiptDocument): number {
  const { brand } = receipt;
  page.box(0, 0, page.width, 104, brand.colour);
  const white = '#ffffff';
  page.text(brand.name, left, 28, { size: 26, weight: 600, colour: white });
  page.text([brand.email, brand.phone].join('   '), left, 66, { size: 9.5, colour: white });
  page.text(titleOf(receipt), right, 30, { size: 17, weight: 600, colour: white, align: 'right' });
  page.text('Paid', right, 62, { size: 11, weight: 600, colour: white, align: 'right' });
  const facts: [string, string][] = [
    ['NUMBER', receipt.number],
    ['DATE', longDay(receipt.issuedOn)],
    ['ORDER', receipt.orderReference],
  ];
  const starts = [left, left + 136, left + 248];
  for (const [index, [name, value]] of facts.entries()) {
    const x = starts[index] ?? left;
    page.text(name, x, 124, label);
    page.text(value, x, 137, { size: index === 2 ? 9 : 11, weight: 600, colour: ink });
  }
  page.rule(left, 166, width, line);
  return 182;
}

function parties(page: PdfPage, { seller, buyer }: ReceiptDocument, top: number): number {
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

function table(page: PdfPage, receipt: ReceiptDocument, top: number): number {
  let y = tableHead(page, top);
  for (const item of receipt.lines) {
    const next = roomFor(page, receipt, 64, y);
    if (next < y) y = tableHead(page, next);
    y = tableRow(page, item, y);
  }
  return y + 8;
}

function tableHead(page: PdfPage, y: number): number {
  page.box(left, y, width, 26, paper);
  page.text('COURSE', left + 12, y + 7, label);
  page.text('PRICE', columns.price, y + 7, atRight(label));
  page.text('DISCOUNT', columns.discount, y + 7, atRight(label));
  page.text('AMOUNT', columns.amount, y + 7, atRight(label));
  return y + 36;
}

function tableRow(page: PdfPage, item: ReceiptLine, top: number): number {
  const room = columns.price - left - 90;
  let y = top;
  for (const row of page.wrap(item.productName, room, strong)) {
    page.text(row, left + 12, y, strong);
    y += 15;
  }
  for (const row of page.wrap(`${item.courseName}, ${item.durationDays} days`, room, note)) {
    page.text(row, left + 12, y, note);
    y += 13;
  }
  page.text(rupees(item.pricePaise), columns.price, top, atRight(plain));
  page.text(minus(item.discountPaise), columns.discount, top, atRight(plain));
  page.text(rupees(item.pricePaise - item.discountPaise), columns.amount, top, atRight(strong));
  page.rule(left, y + 6, width, line);
  return y + 16;
}

function totals(page: PdfPage, receipt: ReceiptDocument, top: number): number {
  const from = 330;
  const rows: [string, string][] = [
    ['Price of all lines', rupees(receipt.subtotalPaise)],
    [receipt.couponCode === null ? 'Discount' : `Coupon ${receipt.couponCode}`, minus(receipt.discountPaise)],
    ...(receipt.tax.parts.length === 0
      ? []
      : [['Taxable value', rupees(receipt.tax.taxablePaise)] as [string, string]]),
    ...receipt.tax.parts.map((part): [string, string] => [
      `${part.name} ${part.percent}%, included`,
      rupees(part.paise),
    ]),
  ];
  let y = top;
  for (const [name, value] of rows) {
    page.text(name, from, y, { ...plain, colour: quiet });
    page.text(value, columns.amount, y, atRight(plain));
    y += 17;
  }
  page.box(from - 12, y + 4, right - from + 12, 34, paper);
  page.box(from - 12, y + 4, 3, 34, receipt.brand.colour);
  page.text('Total paid', from, y + 11, { size: 12, weight: 600, colour: ink });
  page.text(
    rupees(receipt.totalPaise),
    columns.amount,
    y + 9,
    atRight({ size: 14, weight: 600, colour: ink }),
  );
  payment(page, receipt, top);
  return y + 56;
}

function payment(page: PdfPage, receipt: ReceiptDocument, top: number): void {
  page.text('PAYMENT', left, top, label);
  const { payment: paid } = receipt;
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

function foot(page: PdfPage, receipt: ReceiptDocument, top: number): void {
  page.text('AMOUNT IN WORDS', left, top, label);
  let y = top + 14;
  for (const row of page.wrap(amountInWords(receipt.totalPaise), width, strong)) {
    page.text(row, left, y, strong);
    y += 15;
  }
  const end =
    receipt.seller.gstin === null
      ? 'This receipt was made by computer and needs no signature.'
      : 'Prices include GST. This invoice was made by computer and needs no signature.';
  page.rule(left, 782, width, line);
  page.text(end, left, 790, note);
}

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

function longDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${months[(month ?? 1) - 1]} ${year}`;
}
