import { ApiError } from '@shala/api-client/api-error.ts';
import type { t as translate } from '#shared/texts/texts.ts';

/** What a refusal on the way in tells a member of staff. The server's own words follow the language. */
export function describeFailure(error: unknown, t: typeof translate): string {
  if (!(error instanceof ApiError)) return t('error.tryAgain');
  if (error.status === 0) return t('error.noConnection');
  if (error.status === 429) return describeWait(error.retryAfter, t);
  return error.status < 500 ? error.message : t('error.ourSide');
}

function describeWait(seconds: number | null, t: typeof translate): string {
  if (seconds === null) return t('signIn.waitLater');
  if (seconds < 90) return t('signIn.waitSeconds', { seconds });
  return t('signIn.waitMinutes', { minutes: Math.ceil(seconds / 60) });
}
