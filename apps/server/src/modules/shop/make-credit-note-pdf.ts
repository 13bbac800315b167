import { openPdf, type PdfPage } from '#platform/pdf-page.ts';
import type { CreditNoteDocument } from './domain/credit-note-document.ts';
import {
  atRight,
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

const title = 'Credit note';

/** A credit note as A4: made from the document alone, so that it is the same for ever. */
export function makeCreditNotePdf(credit: CreditNoteDocument): Promise<Buffer> {
  const { brand, seller, number, issuedOn, amountPaise } = credit;
  const page = openPdf({ title: `${title} ${number}`, author: seller.legalName, day: issuedOn });
  const facts = [
    ['NUMBER', number],
    ['DATE', longDay(issuedOn)],
    ['ORDER', credit.orderReference],
  ] as const;
  let y = head(page, { brand, title, stamp: 'Given back', facts });
  y = parties(page, credit, y);
  y = against(page, credit, y);
  y = row(page, credit, y);
  payment(page, credit.payment, y);
  const end = sumRows(page, taxRows(credit.tax), y);
  sumBox(page, { name: 'Given back', paise: amountPaise, colour: brand.colour }, end);
  const words =
    seller.gstin === null
      ? 'This credit note was made by computer and needs no signature.'
      : 'Amounts include GST, which is reversed. This credit note was made by computer and needs no signature.';
  foot(page, { paise: amountPaise, end: words }, Math.max(end, y + 40) + 56);
  return page.close();
}

function against(page: PdfPage, { receipt, seller }: CreditNoteDocument, y: number): number {
  const what = seller.gstin === null ? 'receipt' : 'tax invoice';
  page.text(`Against ${what} ${receipt.number} of ${longDay(receipt.issuedOn)}`, left, y, strong);
  return y + 28;
}

function row(page: PdfPage, { line: sold, amountPaise }: CreditNoteDocument, top: number): number {
  page.box(left, top, width, 26, paper);
  page.text('COURSE', left + 12, top + 7, label);
  page.text('WAS PAID', 448, top + 7, atRight(label));
  page.text('GIVEN BACK', right - 12, top + 7, atRight(label));
  let y = top + 36;
  page.text(rupees(sold.paidPaise), 448, y, atRight(plain));
  page.text(rupees(amountPaise), right - 12, y, atRight(strong));
  for (const words of page.wrap(sold.productName, 300, strong)) {
    page.text(words, left + 12, y, strong);
    y += 15;
  }
  for (const words of page.wrap(`${sold.courseName}, ${sold.durationDays} days`, 300, note)) {
    page.text(words, left + 12, y, note);
    y += 13;
  }
  page.rule(left, y + 6, width, line);
  return y + 24;
}
