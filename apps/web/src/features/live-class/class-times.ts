import type { Locale } from '@shala/brand/brand.ts';

const zone = { timeZone: 'Asia/Kolkata' } as const;
const format = (language: Locale, how: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(`${language}-IN`, { ...zone, ...how });

/** '4:30 pm' in school time, wherever the device is. */
export const timeOf = (instant: string, language: Locale): string =>
  format(language, { hour: 'numeric', minute: '2-digit' }).format(new Date(instant));

/** The page of a calendar: day, month and weekday. */
export function calendarPage(instant: string, language: Locale) {
  const date = new Date(instant);
  return {
    day: format(language, { day: 'numeric' }).format(date),
    month: format(language, { month: 'short' }).format(date),
    weekday: format(language, { weekday: 'short' }).format(date),
  };
}

interface Times {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly joinOpensAt: string;
}

/** How long until the list looks different: something opens, begins or ends. Null: nothing is to come. */
export function untilNextChange(classes: readonly Times[], serverNow: string): number | null {
  const now = Date.parse(serverNow);
  const waits = classes
    .flatMap(({ joinOpensAt, startsAt, endsAt }) => [joinOpensAt, startsAt, endsAt])
    .map((moment) => Date.parse(moment) - now)
    .filter((wait) => wait > 0);
  return waits.length === 0 ? null : Math.min(...waits);
}
