import type { t as translate } from '#shared/texts/texts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long something has waited, in one unit: that is all a list needs. */
export function ageText(age: number, t: typeof translate): string {
  if (age < HOUR) return t('age.minutes', { count: Math.max(1, Math.floor(age / MINUTE)) });
  if (age < DAY) return t('age.hours', { count: Math.floor(age / HOUR) });
  return t('age.days', { count: Math.floor(age / DAY) });
}
