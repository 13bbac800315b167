import { ApiError } from '@shala/api-client/api-error.ts';
import { toast } from '@shala/ui/toast-store.ts';
import { reasonOf } from '#shared/api/reason-of.ts';
import type { t as translate } from '#shared/texts/texts.ts';

/** Adds to the cart or takes out of it; says so where it failed. */
export async function changeCart(change: () => Promise<void>, t: typeof translate): Promise<boolean> {
  try {
    await change();
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const reason = reasonOf(error);
    const words = t('store.failedChange');
    toast.bad(t('store.failedTitle'), reason === null ? words : `${words}: ${reason}`);
    return false;
  }
}
