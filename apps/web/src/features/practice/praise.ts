import type { TextId } from '#shared/texts/texts.ts';

/** How somebody is doing, from the average score; null before the first attempt. */
export function praiseOf(result: { score: number; runs: number } | undefined): TextId | null {
  if (!result || result.runs === 0) return null;
  if (result.score >= 80) return 'practice.great';
  return result.score >= 60 ? 'practice.good' : 'practice.okay';
}
