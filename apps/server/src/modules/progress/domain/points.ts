/** What a lesson, a chapter and a subject are worth, each once it is completed. */
export const completionPoints = 10;

/** The run that was completed first, as far as points need to know. */
export interface FirstRun {
  /** Per cent. */
  score: number;
  /** Questions with an answer that has been marked. */
  answered: number;
  /** Answers that wait for a tutor. */
  evaluating: number;
}

/** Above 80 per cent 5, from 60 per cent 4, below 3. */
export function pointsForScore(score: number): number {
  if (score > 80) return 5;
  return score >= 60 ? 4 : 3;
}

/** Nothing was answered: no points. Null: a tutor has not looked yet, so whatever is booked stays. */
export function pointsOfRun({ score, answered, evaluating }: FirstRun): number | null {
  if (evaluating > 0) return null;
  return answered === 0 ? 0 : pointsForScore(score);
}
