import { getChildReceipt } from '@shala/api-client/orders.ts';
import type { Order } from '@shala/api-client/orders-shape.ts';
import { toast } from '@shala/ui/toast-store.ts';
import { transport } from '#shared/api/transport.ts';
import { saveFile } from '#shared/files/download-file.ts';
import { receiptFileName } from '#shared/files/receipt-file-name.ts';
import { useBusy } from '#shared/forms/use-busy.ts';
import { useTexts } from '#shared/texts/texts.ts';

export function useChildReceipt(studentId: number, { reference, receiptNumber }: Order) {
  const t = useTexts();
  const { isBusy, run } = useBusy();
  const download = () =>
    void run(async () => {
      try {
        const file = await getChildReceipt(transport, { studentId, reference });
        saveFile(file, receiptFileName(receiptNumber ?? reference));
      } catch {
        toast.bad(t('orders.downloadFailed'), t('error.tryAgain'));
      }
    });
  return { isBusy, download };
}
