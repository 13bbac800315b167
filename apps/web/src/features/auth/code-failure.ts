import { ApiError } from '@shala/api-client/api-error.ts';
import type { t as translate } from '#shared/texts/texts.ts';
import { describeWait, type Failure } from './sign-in-failure.ts';

type T = typeof translate;

/** A parent's sign-in or sign-up that failed anywhere but on the code screen. */
export function describeParentFailure(error: unknown, t: T): Failure {
  const title = t('otp.failedTitle');
  const refusal = refusalIn(error);
  if (!refusal) return { title, text: t('error.noConnection') };
  if (refusal.status === 429) {
    return { title: t('login.waitTitle'), text: describeWait(refusal.retryAfter, t) };
  }
  return { title, text: refusal.status === 422 ? refusal.message : t('otp.credentialsText') };
}

/** The code screen has one text for a send and for a check that failed. */
export function describeCodeFailure(error: unknown, t: T): Failure {
  const title = t('otp.failedTitle');
  const refusal = refusalIn(error);
  if (!refusal) return { title, text: t('error.noConnection') };
  return { title, text: t(refusal.code === 'account_exists' ? 'otp.accountExists' : 'otp.failedText') };
}

/** Null when no answer came, or one that says nothing about what was asked. */
const refusalIn = (error: unknown): ApiError | null =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 ? error : null;

/** Under the boxes: what is wrong with this code, and how many tries are left. */
export function explainCode(error: unknown, t: T): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  switch (error.code) {
    case 'otp_invalid': {
      const left = error.details.tries_left;
      return typeof left === 'number' ? t('otp.wrongWithTries', { count: left }) : t('otp.wrong');
    }
    case 'otp_expired':
      return t('otp.expired');
    case 'otp_locked':
      return t('otp.locked');
    case 'account_exists':
      return t('otp.existsNext');
    default:
      return error.status === 429 ? describeWait(error.retryAfter, t) : undefined;
  }
}

/** Nothing typed into the boxes can be right any more: only a new code helps. */
export const needsNewCode = (error: unknown): boolean =>
  error instanceof ApiError && ['otp_expired', 'otp_locked', 'account_exists'].includes(error.code);
