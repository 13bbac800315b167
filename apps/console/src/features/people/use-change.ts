import { ApiError } from '@shala/api-client/api-error.ts';
import { useBusy } from '@shala/app-kit/use-busy.ts';
import { toast } from '@shala/ui/toast-store.ts';
import { type TextId, useTexts } from '#shared/texts/texts.ts';
import { refetchPeople } from './people-query.ts';

/** Makes one change of a person at a time, and tells how it went. */
export function useChange() {
  const t = useTexts();
  const { isBusy, run } = useBusy();
  const change = (make: () => Promise<void>, done: TextId) =>
    run(async () => {
      try {
        await make();
        await refetchPeople();
        toast.good(t(done));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        toast.bad(t('people.failed'), error.status === 0 ? t('error.noConnection') : error.message);
      }
    });
  return { isBusy, change };
}
