/** One answer among all. */
export interface AnswerKey {
  studentId: number;
  runId: number;
  questionId: number;
}

export type Verdict = 'yes' | 'partly' | 'no';

/** Marks come in quarters; half of them, where a verdict has to stand for marks. */
export const marksOfVerdict = (verdict: Verdict, mostMarks: number): number =>
  verdict === 'yes' ? mostMarks : verdict === 'no' ? 0 : Math.round(mostMarks * 2) / 4;

/** How long the person who gave a mark may take it back as if it had not been. */
export const undoMinutes = 10;
