import type { Paper } from '@shala/api-client/papers.ts';
import { dateWords } from '@shala/app-kit/date-words.ts';

export interface Month {
  /** '2026-04' */
  readonly id: string;
  readonly papers: readonly Paper[];
}

/** Papers by month and year, the newest month first; what has no date is in no schedule. */
export function scheduleMonths(papers: readonly Paper[]): Month[] {
  const months = new Map<string, Paper[]>();
  for (const paper of papers) {
    if (paper.month === null || paper.year === null) continue;
    const id = `${paper.year}-${String(paper.month).padStart(2, '0')}`;
    months.set(id, [...(months.get(id) ?? []), paper]);
  }
  return [...months]
    .map(([id, inMonth]) => ({ id, papers: inMonth }))
    .sort((one, other) => other.id.localeCompare(one.id));
}

/** 'April 2026', in the words of the language. */
export const monthInWords = (id: string, language: string): string =>
  dateWords(`${id}-01T00:00:00Z`, language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
