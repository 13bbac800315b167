import { clock, dateWords, shortDay } from '@shala/app-kit/date-words.ts';

/** Classes are planned by India's clock, wherever the tutor's browser stands. India has one zone and no summer time. */
const offset = 5.5 * 3_600_000;
const day = 86_400_000;

const shifted = (iso: string, by = 0) => new Date(Date.parse(iso) + offset + by).toISOString();

/** 2026-11-16 */
export const dayOf = (iso: string): string => shifted(iso).slice(0, 10);
/** 16:30 */
export const timeOf = (iso: string): string => shifted(iso).slice(11, 16);

/** Null: no day or time stands in the fields. */
export function momentOf(onDay: string, time: string): string | null {
  const moment = new Date(`${onDay}T${time}:00+05:30`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

export const isToday = (iso: string, now: string): boolean => dayOf(iso) === dayOf(now);
export const isTomorrow = (iso: string, now: string): boolean =>
  dayOf(iso) === shifted(now, day).slice(0, 10);

/** Mon, 16 Nov */
export const formatDay = (iso: string, language: string): string =>
  dateWords(iso, language, { weekday: 'short', ...shortDay });

/** Monday, 16 November 2026 */
export const formatLongDay = (iso: string, language: string): string =>
  dateWords(iso, language, { dateStyle: 'full' });

/** 4:30 pm */
export const formatTime = (iso: string, language: string): string => dateWords(iso, language, clock);

/** 4:30 pm – 5:30 pm */
export const formatSpan = (span: { startsAt: string; endsAt: string }, language: string): string =>
  `${formatTime(span.startsAt, language)} – ${formatTime(span.endsAt, language)}`;
