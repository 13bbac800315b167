import { toast } from '@shala/ui/toast-store.ts';
import { useEffect } from 'react';
import { t } from '#shared/texts/texts.ts';

/** The message about products or a cart that did not come; the page itself offers another try. */
export function useFailureToast(error: Error | null): void {
  useEffect(() => {
    if (error !== null) toast.bad(t('store.failedTitle'), t('store.failedList'));
  }, [error]);
}
