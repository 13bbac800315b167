import type { PointsEntry } from '@shala/api-client/leaderboard.ts';
import type { Locale } from '@shala/brand/brand.ts';
import { shortDay } from '#shared/dates/day-in-words.ts';
import type { TextId, TextValues } from '#shared/texts/texts.ts';

type Say = (id: TextId, values?: TextValues) => string;

const completed = {
  content: 'leaderboard.lessonCompleted',
  chapter: 'leaderboard.chapterCompleted',
  subject: 'leaderboard.subjectCompleted',
} as const;

const isCompletion = (source: PointsEntry['source']): source is keyof typeof completed => source in completed;

/** 'Physics · Ch 5 · lesson completed today' */
export function historyLine(entry: PointsEntry, t: Say, language: Locale, now = new Date()): string {
  const { source, subjectName, chapterNumber } = entry;
  return [
    // A subject's own line need not name it twice.
    source === 'subject' ? null : subjectName,
    chapterNumber === null ? null : t('leaderboard.chapterShort', { number: chapterNumber }),
    reason(entry, t, whenOf(entry.earnedAt, t, language, now)),
  ]
    .filter((part) => part !== null)
    .join(' · ');
}

function reason({ source, percent, isCorrection }: PointsEntry, t: Say, when: string): string {
  if (isCorrection) return t('leaderboard.corrected', { when });
  if (isCompletion(source)) return t(completed[source], { when });
  return t('leaderboard.firstAttempt', { percent: Math.round(percent ?? 0), when });
}

function whenOf(instant: string, t: Say, language: Locale, now: Date): string {
  const day = shortDay(instant, language);
  const isToday = day === shortDay(now.toISOString(), language);
  // A year later the same day and month come round again.
  const isRecent = Math.abs(now.getTime() - Date.parse(instant)) < 2 * 24 * 60 * 60 * 1000;
  return isToday && isRecent
    ? t('leaderboard.today')
    : t('leaderboard.onDay', { day: day.replace(' ', '\u00a0') });
}

/** '+10', and a real minus for a correction. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);
