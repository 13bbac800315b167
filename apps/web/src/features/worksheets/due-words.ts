import { clock, dateWords, indianDay } from '@shala/app-kit/date-words.ts';
import type { Locale } from '@shala/brand/brand.ts';
import { momentInWords } from '#shared/dates/day-in-words.ts';
import type { TextId, TextValues } from '#shared/texts/texts.ts';

const dayMs = 86_400_000;

type Say = (id: TextId, values?: TextValues) => string;
interface Due {
  readonly dueAt: string;
  readonly serverNow: string;
}

/** Indian time, and today is the server's: what the clock of the device says does not matter. */
export function dueWords({ dueAt, serverNow }: Due, language: Locale, t: Say): string {
  const [due, now] = [Date.parse(dueAt), Date.parse(serverNow)];
  const time = dateWords(due, language, clock);
  if (due < now) return t('worksheets.wasDue', { when: momentInWords(dueAt, language) });
  if (indianDay(due) === indianDay(now)) return t('worksheets.dueToday', { time });
  if (indianDay(due) === indianDay(now + dayMs)) return t('worksheets.dueTomorrow', { time });
  return t('worksheets.due', { when: momentInWords(dueAt, language) });
}

/** Less than a day is left. */
export const isDueSoon = ({ dueAt, serverNow }: Due): boolean => msLeft({ dueAt, serverNow }) < dayMs;

export const msLeft = ({ dueAt, serverNow }: Due): number => Date.parse(dueAt) - Date.parse(serverNow);
