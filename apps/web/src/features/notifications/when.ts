import { dateWords, indianDay, wholeDay } from '@shala/app-kit/date-words.ts';
import type { Locale } from '@shala/brand/brand.ts';
import { momentInWords } from '#shared/dates/day-in-words.ts';
import type { TextId, TextValues } from '#shared/texts/texts.ts';

const minute = 60_000;
const hour = 60 * minute;

type Words = (id: TextId, values?: TextValues) => string;

interface Moment {
  readonly now: number;
  readonly language: Locale;
  readonly t: Words;
}

const isToday = (at: Date, now: number): boolean => at.getTime() > now || indianDay(at) === indianDay(now);

/** 'Today', 'Yesterday', or the date. */
function dayTitle(createdAt: string, { now, language, t }: Moment): string {
  const at = new Date(createdAt);
  if (isToday(at, now)) return t('notifications.today');
  if (indianDay(at) === indianDay(now - 24 * hour)) return t('notifications.yesterday');
  return dateWords(at, language, wholeDay);
}

/** '12 min ago' for what came today, '14 Jul, 6:10 pm' for what came before. */
export function timeText(createdAt: string, { now, language, t }: Moment): string {
  const at = new Date(createdAt);
  if (!isToday(at, now)) return momentInWords(createdAt, language);
  // A device's clock may be behind: nothing comes from the future.
  const age = Math.max(0, now - at.getTime());
  if (age < minute) return t('notifications.justNow');
  if (age < hour) return t('notifications.minutesAgo', { count: Math.floor(age / minute) });
  return t('notifications.hoursAgo', { count: Math.floor(age / hour) });
}

interface Group<Item> {
  readonly title: string;
  readonly items: readonly Item[];
}

/** In the order they came, under the day they came on. */
export function groupByDay<Item extends { readonly createdAt: string }>(
  items: readonly Item[],
  moment: Moment,
): Group<Item>[] {
  const groups: { title: string; items: Item[] }[] = [];
  for (const item of items) {
    const title = dayTitle(item.createdAt, moment);
    const last = groups.at(-1);
    if (last?.title === title) last.items.push(item);
    else groups.push({ title, items: [item] });
  }
  return groups;
}
