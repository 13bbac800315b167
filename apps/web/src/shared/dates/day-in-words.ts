import * as date from '@shala/app-kit/date-words.ts';
import type { Locale } from '@shala/brand/brand.ts';

/** '2027-03-31' becomes '31 Mar 2027', in the words of the language. */
export const dayInWords = (value: string, language: Locale): string =>
  date.dateWords(`${value.slice(0, 10)}T00:00:00Z`, language, { ...date.wholeDay, timeZone: 'UTC' });

/** '11 Jul' of an instant, in school time, wherever the device is. */
export const shortDay = (instant: string, language: Locale): string =>
  date.dateWords(instant, language, date.shortDay);

/** '11 Jul 2026' of an instant, in school time. */
export const dayOf = (instant: string, language: Locale): string =>
  date.dateWords(instant, language, date.wholeDay);

/** '14 Nov, 6:10 pm' of an instant, in school time, wherever the device is. */
export const momentInWords = (instant: string, language: Locale): string =>
  date.dateWords(instant, language, { ...date.shortDay, ...date.clock });
