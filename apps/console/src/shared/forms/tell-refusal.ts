import { ApiError } from '@shala/api-client/api-error.ts';
import { toast } from '@shala/ui/toast-store.ts';
import type { t as translate } from '../texts/texts.ts';

/** The server's own words where it has some. What is no refusal of the server is a fault of ours. */
export function tellRefusal(t: typeof translate, failure: unknown): void {
  if (!(failure instanceof ApiError)) throw failure;
  toast.bad(t('saving.failed'), failure.status === 0 ? t('error.noConnection') : failure.message);
}
