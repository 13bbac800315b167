import type { Locale } from '@shala/brand/brand.ts';
import type { t as translate } from '#shared/texts/texts.ts';

interface Hours {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** As Date tells it: minutes from here to UTC. */
const indianOffset = -330;
const zone = { timeZone: 'Asia/Kolkata' } as const;
const format = (language: Locale, how: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(`${language}-IN`, { ...zone, ...how });

/** '4:30 pm' in school time, wherever the device is. */
export const timeOf = (instant: string, language: Locale): string =>
  format(language, { hour: 'numeric', minute: '2-digit' }).format(new Date(instant));

/** '4:30 pm to 5:15 pm', and that this is Indian time where the device's own clock is another one. */
export function timesOf({ startsAt, endsAt }: Hours, language: Locale, t: typeof translate): string {
  const ends = new Date(endsAt);
  const isElsewhere = ends.getTimezoneOffset() !== indianOffset;
  const end = isElsewhere
    ? format(language, { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }).format(ends)
    : timeOf(endsAt, language);
  return t('live.times', { start: timeOf(startsAt, language), end });
}

/** The page of a calendar: day, month and weekday. */
export function calendarPage(instant: string, language: Locale) {
  const date = new Date(instant);
  return {
    day: format(language, { day: 'numeric' }).format(date),
    month: format(language, { month: 'short' }).format(date),
    weekday: format(language, { weekday: 'short' }).format(date),
  };
}

interface Times extends Hours {
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
