import { inLocale, type Locale } from '@shala/brand/brand.ts';
import { type DigestWords, digestWords } from './digest-words.ts';
import { type Digest, meanScore } from './domain/digest.ts';
import type { DigestWeek } from './domain/digest-week.ts';

export interface Row {
  label: string;
  value: string;
  /** In smaller letters below. */
  note?: string;
  /** Of the subject, 1 to 7. */
  colour?: number;
}

export interface Section {
  title: string;
  rows: Row[];
}

const inIndia = { timeZone: 'Asia/Kolkata' } as const;

/** The days of a week as people say them: 9–15 November. It does not break at the end of a line. */
export function weekText({ week, to }: DigestWeek, locale: Locale): string {
  const format = new Intl.DateTimeFormat(`${locale}-IN`, { ...inIndia, day: 'numeric', month: 'long' });
  const range = format.formatRange(new Date(`${week}T12:00:00+05:30`), to);
  return range.replace(/\s?–\s?/, '\u2060–\u2060').replace(/\s/g, '\u00a0');
}

/** The letter's parts that have something to tell, in their order. */
export function digestSections(digest: Digest, locale: Locale): Section[] {
  const words = digestWords[locale];
  const { waiting } = digest;
  const sections: Section[] = [
    { title: words.learnt, rows: lessonRows(digest, locale, words) },
    { title: words.practised, rows: practiceRows(digest, locale, words) },
    { title: words.pointsTitle, rows: pointRows(digest, locale, words) },
    { title: words.waitingTitle, rows: waiting > 0 ? [{ label: words.waiting(waiting), value: '' }] : [] },
    { title: words.dueTitle, rows: dueRows(digest, locale) },
  ];
  return sections.filter(({ rows }) => rows.length > 0);
}

const lessonRows = ({ lessons }: Digest, locale: Locale, words: DigestWords): Row[] =>
  lessons.map((subject) => ({
    label: inLocale(subject.name, locale),
    value: words.lessonCount(subject.lessons),
    note: subject.chapters.map((chapter) => inLocale(chapter, locale)).join(', '),
    colour: subject.colour,
  }));

function practiceRows({ runs }: Digest, locale: Locale, words: DigestWords): Row[] {
  const mean = meanScore(runs);
  const [best] = runs.filter(({ score }) => score !== null);
  const rows: Row[] = [];
  if (runs.length > 0) {
    rows.push({ label: words.runCount(runs.length), value: mean === null ? '' : words.mean(mean) });
  }
  if (best) {
    const value = `${Math.round(best.score ?? 0)}%`;
    rows.push({ label: words.best, value, note: inLocale(best.title, locale) });
  }
  return rows;
}

const pointRows = ({ points }: Digest, locale: Locale, words: DigestWords): Row[] =>
  points.map(({ course, points: earned, total, rank }) => ({
    label: inLocale(course, locale),
    value: words.pointsNow(earned),
    note: [words.pointsTotal(total), ...(rank === null ? [] : [words.rank(rank)])].join(' · '),
  }));

function dueRows({ due }: Digest, locale: Locale): Row[] {
  const format = new Intl.DateTimeFormat(`${locale}-IN`, {
    ...inIndia,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
  return due.map(({ name, dueAt }) => ({
    label: inLocale(name, locale),
    value: '',
    note: format.format(dueAt),
  }));
}
