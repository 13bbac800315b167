import { ApiError } from '@shala/api-client/api-error.ts';
import type { StudentCourse } from '@shala/api-client/courses.ts';
import type { t as translate } from '../texts/texts.ts';

export type LockedCourse = Pick<StudentCourse, 'kind' | 'shortName' | 'isExpired'>;

/** Why something is closed. The server decides what is; this only says it. */
export function lockReason(t: typeof translate, { kind, shortName, isExpired }: LockedCourse): string {
  if (isExpired) return t('lock.expired', { course: shortName });
  return kind === 'exam' ? t('lock.examTrial', { course: shortName }) : t('lock.trial');
}

export const isSubscriptionRequired = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'subscription_required';
