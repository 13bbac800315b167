import { openPdf, type PdfPage } from '#platform/pdf-page.ts';
import type { ReceiptDocument, ReceiptLine } from './domain/receipt-document.ts';
import {
  atRight,
  bottom,
  foot,
  head,
  label,
  left,
  line,
  longDay,
  note,
  paper,
  parties,
  payment,
  plain,
  right,
  rupees,
  strong,
  sumBox,
  sumRows,
  taxRows,
  width,
} from './receipt-paper.ts';

/** Where the columns of figures end. */
const columns = { price: 368, discount: 448, amount: right - 12 };

/** The receipt as A4: made from the document alone, so that it is the same for ever. */
export function makeReceiptPdf(receipt: ReceiptDocument): Promise<Buffer> {
  const page = openPdf({
    title: `${titleOf(receipt)} ${receipt.number}`,
    author: receipt.seller.legalName,
    day: receipt.issuedOn,
  });
  let y = head(page, {
    brand: receipt.brand,
    title: titleOf(receipt),
    stamp: 'Paid',
    facts: [
      ['NUMBER', receipt.number],
      ['DATE', longDay(receipt.issuedOn)],
      ['ORDER', receipt.orderReference],
    ],
  });
  y = parties(page, receipt, y);
  y = table(page, receipt, y);
  y = roomFor(page, receipt, 190, y);
  y = totals(page, receipt, y);
  foot(page, { paise: receipt.totalPaise, end: endOf(receipt) }, y);
  return page.close();
}

const titleOf = ({ seller }: ReceiptDocument) => (seller.gstin === null ? 'Receipt' : 'Tax invoice');
const minus = (paise: number) => (paise === 0 ? '–' : `– ${rupees(paise)}`);

/** Below the last line, or on a further page that says what it belongs to. */
function roomFor(page: PdfPage, receipt: ReceiptDocument, height: number, y: number): number {
  if (y + height <= bottom) return y;
  page.addPage();
  page.text(`${receipt.brand.name}, ${titleOf(receipt)} ${receipt.number}, continued`, left, 32, note);
  return 60;
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
  const y = sumRows(
    page,
    [
      ['Price of all lines', rupees(receipt.subtotalPaise)],
      [
        receipt.couponCode === null ? 'Discount' : `Coupon ${receipt.couponCode}`,
        minus(receipt.discountPaise),
      ],
      ...taxRows(receipt.tax),
    ],
    top,
  );
  sumBox(page, { name: 'Total paid', paise: receipt.totalPaise, colour: receipt.brand.colour }, y);
  payment(page, receipt.payment, top);
  return y + 56;
}

const endOf = ({ seller }: ReceiptDocument) =>
  seller.gstin === null
    ? 'This receipt was made by computer and needs no signature.'
    : 'Prices include GST. This invoice was made by computer and needs no signature.';
