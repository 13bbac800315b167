import type { EventListener } from '#platform/events.ts';
import type { ShopDeps } from './deps.ts';
import type { OrderPaid } from './events.ts';
import { makeReceiptPdf } from './make-receipt-pdf.ts';
import { receiptMail } from './receipt-mail.ts';
import { selectReceipt, selectReceiptReader } from './receipt-store.ts';

type Deps = Pick<ShopDeps, 'db' | 'brands' | 'mailer' | 'mailFrom'>;

interface WhichReceipt {
  tenantId: number;
  brandId: number;
  studentId: number;
  orderId: number;
}

/** To the parent, if one has an address: a receipt over nothing is not worth a letter. */
async function sendReceipt(deps: Deps, which: WhichReceipt): Promise<void> {
  const reader = await selectReceiptReader(deps.db, which);
  const receipt = await selectReceipt(deps.db, which);
  if (!reader || !receipt || receipt.totalPaise === 0) return;
  const brand = await deps.brands.byId(which.tenantId, which.brandId);
  if (!brand) throw new Error('the brand of an order has no host');
  await deps.mailer.send(
    receiptMail({
      to: reader.email,
      from: deps.mailFrom,
      locale: reader.language === 'hi' ? 'hi' : 'en',
      brand: brand.record,
      receipt,
      pdf: await makeReceiptPdf(receipt),
    }),
  );
}

export const receiptListeners = (deps: Deps): EventListener[] => [
  {
    name: 'shop.send-receipt',
    event: 'shop.order_paid',
    async handle(event) {
      const { tenantId, data } = event as OrderPaid;
      const { brandId, studentId, orderId } = data;
      await sendReceipt(deps, { tenantId, brandId, studentId, orderId });
    },
  },
];
