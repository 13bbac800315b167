import { ApiError } from '@shala/api-client/api-error.ts';
import type { t as translate } from '#shared/texts/texts.ts';

export interface Failure {
  readonly title: string;
  readonly text: string;
}

/** What a refused sign-in tells the student. */
export function describeSignInFailure(error: unknown, t: typeof translate): Failure {
  if (!(error instanceof ApiError)) {
    return { title: t('error.somethingWentWrong'), text: t('error.tryAgain') };
  }
  if (error.status === 429) return { title: t('login.waitTitle'), text: describeWait(error.retryAfter, t) };
  if (error.status === 422) return { title: t('error.title'), text: error.message };
  // A blocked account has its own words from the server: the password was right.
  if (error.status === 403) return { title: t('login.failedTitle'), text: error.message };
  if (error.status >= 400 && error.status < 500) {
    return { title: t('login.failedTitle'), text: t('login.failedText') };
  }
  return { title: t('login.failedTitle'), text: t('error.noConnection') };
}

export function describeWait(seconds: number | null, t: typeof translate): string {
  if (seconds === null) return t('error.tryAgain');
  if (seconds < 90) return t('login.waitSeconds', { seconds });
  return t('login.waitMinutes', { minutes: Math.ceil(seconds / 60) });
}
