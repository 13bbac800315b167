import { ApiError } from '@shala/api-client/api-error.ts';
import type { StudentCourse } from '@shala/api-client/courses.ts';
import type { TextId, t as translate } from '../texts/texts.ts';

/** What is closed, as the heading says it. */
export type LockTitle = Extract<TextId, `lock.${string}Title`>;

export type LockedCourse = Pick<StudentCourse, 'kind' | 'shortName' | 'isExpired'>;

/** Why something is closed. The server decides what is; this only says it. */
export function lockReason(
  t: typeof translate,
  { kind, shortName, isExpired }: LockedCourse,
  what: LockTitle,
): string {
  if (isExpired) return t('lock.expired', { course: shortName });
  if (what === 'lock.practiceTitle') return t('lock.practiceTrial');
  if (what === 'lock.liveTitle') return t('lock.liveTrial');
  return kind === 'exam' ? t('lock.examTrial', { course: shortName }) : t('lock.trial');
}

export const isSubscriptionRequired = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'subscription_required';
