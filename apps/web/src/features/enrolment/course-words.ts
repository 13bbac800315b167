import type { StudentCourse } from '@shala/api-client/courses.ts';
import type { TextId } from '#shared/texts/texts.ts';

/** With its board, as people tell one Class 8 from another. */
export const fullNameOf = ({ board, name }: StudentCourse): string =>
  board === null ? name : `${board} ${name}`;

/** The number of the class, or the first letter of the exam. */
export const markOf = ({ shortName }: StudentCourse): string =>
  /\d+/.exec(shortName)?.[0] ?? [...shortName].slice(0, 1).join('');

export function untilText({ isExpired, isTrial }: StudentCourse): TextId {
  if (isExpired) return 'switcher.endedOn';
  return isTrial ? 'switcher.trialTill' : 'switcher.validTill';
}
