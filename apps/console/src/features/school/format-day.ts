import { clock, dateWords, wholeDay } from '@shala/app-kit/date-words.ts';

/** '1 Apr 2026' of a day that has no hour. */
export const formatDay = (day: string, language: string): string =>
  dateWords(`${day}T00:00:00Z`, language, { ...wholeDay, timeZone: 'UTC' });

export const formatMoment = (moment: string, language: string): string =>
  dateWords(moment, language, { ...wholeDay, ...clock });
