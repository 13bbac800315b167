import { toast } from '@shala/ui/toast-store.ts';
import { t } from '../texts/texts.ts';

/** Fetched first and saved then, so that a file that does not come is told of. */
export async function downloadFile({ url, name }: { url: string; name: string }): Promise<boolean> {
  try {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`the file store answered ${answer.status}`);
    saveFile(await answer.blob(), name);
    return true;
  } catch {
    toast.bad(t('error.title'), t('error.somethingWentWrong'));
    return false;
  }
}

export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
