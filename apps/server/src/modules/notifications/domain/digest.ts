import type { Texts } from './notice.ts';

/** What a letter tells of. */
export interface Digest {
  lessons: readonly { name: Texts; colour: number; lessons: number; chapters: readonly Texts[] }[];
  /** The best one first. Null in a score: nothing of it is marked yet. */
  runs: readonly { title: Texts; score: number | null }[];
  points: readonly { course: Texts; points: number; total: number; rank: number | null }[];
  /** Answers that wait for a tutor. */
  waiting: number;
  due: readonly { name: Texts; dueAt: Date }[];
}

/**
 * A week with something in it is told. A quiet one is told shortly, and once: only after a letter that told of
 * something. So nobody gets two of them in a row, and whoever never began gets none.
 */
export function whatToTell(
  { lessons, runs, due }: Digest,
  before: string | null,
): 'week' | 'quiet' | 'nothing' {
  if (lessons.length + runs.length + due.length > 0) return 'week';
  return before === 'week' ? 'quiet' : 'nothing';
}

/** Over the runs that have marks; null where none has. */
export function meanScore(runs: Digest['runs']): number | null {
  const scores = runs.flatMap(({ score }) => score ?? []);
  if (scores.length === 0) return null;
  return Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
}
