import { ApiError } from '@shala/api-client/api-error.ts';
import { toast } from '@shala/ui/toast-store.ts';
import { type TextId, t } from '#shared/texts/texts.ts';

/** Whether a save of the wizard worked. A failure is told: in the server's words where it has some for us. */
export async function attempt(work: Promise<unknown>, title: TextId, text: TextId): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    const refused = error instanceof ApiError && (error.status === 422 || error.status === 403);
    if (refused) toast.bad(t('error.title'), error.message);
    else toast.bad(t(title), t(text));
    return false;
  }
}
