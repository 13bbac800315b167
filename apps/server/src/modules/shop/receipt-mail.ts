import { inLocale, type Locale } from '@shala/brand/brand.ts';
import { brandFrame, escapeHtml } from '#modules/accounts/index.ts';
import type { BrandRecord } from '#modules/tenancy/index.ts';
import type { Mail } from '#platform/mail.ts';
import { amountInFigures } from './domain/amount-text.ts';
import type { ReceiptDocument } from './domain/receipt-document.ts';

interface Letter {
  to: string;
  from: string;
  locale: Locale;
  brand: BrandRecord;
  receipt: ReceiptDocument;
  pdf: Buffer;
}

const words = {
  en: {
    subject: (number: string) => `Receipt ${number}`,
    body: (child: string, amount: string) =>
      `Thank you. We have received ₹${amount} for ${child}, and the courses are open.`,
    attached: 'The receipt is attached. You also find it in the profile, under receipts.',
  },
  hi: {
    subject: (number: string) => `रसीद ${number}`,
    body: (child: string, amount: string) => `धन्यवाद। ${child} के लिए ₹${amount} मिल गए हैं, और कोर्स खुल गए हैं।`,
    attached: 'रसीद साथ में है। यह प्रोफ़ाइल में रसीदों के नीचे भी मिलेगी।',
  },
} satisfies Record<Locale, unknown>;

/** The same order makes the same message id: of two that a crash let through, mail programs show one. */
export function receiptMail({ to, from, locale, brand, receipt, pdf }: Letter): Mail {
  const name = inLocale(brand.name, locale);
  const { subject, body, attached } = words[locale];
  const told = body(receipt.buyer.studentName, amountInFigures(receipt.totalPaise));
  const inner = [told, attached].map((text) => `<p>${escapeHtml(text)}</p>`).join('\n');
  return {
    to,
    from: { name, address: from },
    subject: `${subject(receipt.number)} · ${name}`,
    messageId: `<receipt-${receipt.orderReference}@${from.split('@')[1]}>`,
    text: `${told}\n\n${attached}\n\n${name}\n`,
    html: brandFrame({ brand, locale, inner }),
    attachments: [
      { filename: fileNameOf('receipt', receipt.number), content: pdf, contentType: 'application/pdf' },
    ],
  };
}

/** Letters, digits and hyphens only: the number has slashes. */
export const fileNameOf = (what: 'receipt' | 'credit-note', number: string): string =>
  `${what}-${number.replace(/[^\w-]/g, '-')}.pdf`;
