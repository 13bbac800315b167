import { ApiError } from '@shala/api-client/api-error.ts';
import { useBusy } from '@shala/app-kit/use-busy.ts';
import { toast } from '@shala/ui/toast-store.ts';
import { type TextId, useTexts } from '#shared/texts/texts.ts';
import { refetchSchool } from './school-query.ts';

/** Makes one change at a time, and tells how it went. */
export function useChange() {
  const t = useTexts();
  const { isBusy, run } = useBusy();
  const change = (make: () => Promise<unknown>, done: TextId | null) =>
    run(async () => {
      try {
        await make();
        await refetchSchool();
        if (done) toast.good(t(done));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        toast.bad(t('school.failed'), error.status === 0 ? t('error.noConnection') : error.message);
      }
    });
  return { isBusy, change };
}
