import { clock, dateWords } from '@shala/app-kit/date-words.ts';
import type { Locale } from '@shala/brand/brand.ts';
import type { t as translate } from '#shared/texts/texts.ts';

interface Hours {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** As Date tells it: minutes from here to UTC. */
const indianOffset = -330;

/** '4:30 pm' in school time, wherever the device is. */
export const timeOf = (instant: string, language: Locale): string => dateWords(instant, language, clock);

/** '4:30 pm to 5:15 pm', and that this is Indian time where the device's own clock is another one. */
export function timesOf({ startsAt, endsAt }: Hours, language: Locale, t: typeof translate): string {
  const ends = new Date(endsAt);
  const isElsewhere = ends.getTimezoneOffset() !== indianOffset;
  const end = isElsewhere
    ? dateWords(ends, language, { ...clock, timeZoneName: 'short' })
    : timeOf(endsAt, language);
  return t('live.times', { start: timeOf(startsAt, language), end });
}

/** The page of a calendar: day, month and weekday. */
export function calendarPage(instant: string, language: Locale) {
  return {
    day: dateWords(instant, language, { day: 'numeric' }),
    month: dateWords(instant, language, { month: 'short' }),
    weekday: dateWords(instant, language, { weekday: 'short' }),
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
