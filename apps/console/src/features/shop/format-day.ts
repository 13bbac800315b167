import { dateWords, wholeDay } from '@shala/app-kit/date-words.ts';

/** A calendar day, which no time zone may move: '15 Nov 2026'. */
export const formatDay = (day: string, language: string): string =>
  dateWords(`${day}T00:00:00Z`, language, { ...wholeDay, timeZone: 'UTC' });
