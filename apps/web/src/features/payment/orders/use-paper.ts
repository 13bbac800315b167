import { toast } from '@shala/ui/toast-store.ts';
import { saveFile } from '#shared/files/download-file.ts';
import { receiptFileName } from '#shared/files/receipt-file-name.ts';
import { useBusy } from '#shared/forms/use-busy.ts';
import { type TextId, useTexts } from '#shared/texts/texts.ts';

interface Paper {
  number: string;
  fetchFile: () => Promise<Blob>;
  /** What is said when it does not come. */
  failed: TextId;
}

/** A receipt or a credit note, kept under its number. */
export function usePaper({ number, fetchFile, failed }: Paper) {
  const t = useTexts();
  const { isBusy, run } = useBusy();
  const download = () =>
    void run(async () => {
      try {
        saveFile(await fetchFile(), receiptFileName(number));
      } catch {
        toast.bad(t(failed), t('error.tryAgain'));
      }
    });
  return { isBusy, download };
}
