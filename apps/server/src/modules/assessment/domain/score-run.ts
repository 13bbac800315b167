import type { Outcome, RunResult } from './run.ts';

/** A question as far as marking it needs to know. */
export interface MarkedQuestion {
  outcome: Outcome;
  /** What part of its marks was given, 0 to 1. */
  fraction: number;
  /** Only a wrong choice costs marks: words are never a guess. */
  canCost: boolean;
}

const round = (value: number) => Math.round(value * 100) / 100;
const percent = (part: number, whole: number) => (whole > 0 ? round((100 * part) / whole) : 0);

/**
 * Score = what was given of what could be had; accuracy = right ones among those answered. What waits for a tutor
 * is in neither, so that a score never falls because somebody has not looked yet.
 */
export function scoreRun(
  questions: readonly MarkedQuestion[],
  { rightMarks, wrongMarks }: { rightMarks: number; wrongMarks: number },
): Omit<RunResult, 'seconds'> {
  const count = (outcome: Outcome) => questions.filter((question) => question.outcome === outcome).length;
  const correct = count('correct');
  const incorrect = count('incorrect');
  const evaluating = count('pending');
  const given = questions.reduce(
    (sum, { outcome, fraction }) => sum + (outcome === 'pending' ? 0 : fraction),
    0,
  );
  const costly = questions.filter(({ outcome, canCost }) => outcome === 'incorrect' && canCost).length;
  const marks = given * rightMarks - costly * wrongMarks;
  const mostMarks = (questions.length - evaluating) * rightMarks;
  return {
    correct,
    incorrect,
    unanswered: count('unanswered'),
    evaluating,
    marks: round(marks),
    mostMarks: round(mostMarks),
    score: Math.max(0, percent(marks, mostMarks)),
    accuracy: percent(correct, correct + incorrect),
  };
}

/** A question with a key: right, wrong, or not answered. */
export function judgeChoice(answer: string | null, key: string | null): MarkedQuestion {
  if (answer === null) return { outcome: 'unanswered', fraction: 0, canCost: false };
  const isRight = answer === key;
  return { outcome: isRight ? 'correct' : 'incorrect', fraction: isRight ? 1 : 0, canCost: true };
}

/** Half of the marks make an answer right. */
export const outcomeOfMarks = (marks: number, mostMarks: number): Outcome =>
  marks * 2 >= mostMarks ? 'correct' : 'incorrect';

/** Seconds for each answered question, to one decimal; 0 when nothing was answered. */
export const secondsEach = (seconds: number, answered: number): number =>
  answered === 0 ? 0 : Math.round((seconds / answered) * 10) / 10;

export const secondsPerQuestion = ({ seconds, correct, incorrect, evaluating }: RunResult): number =>
  secondsEach(seconds, correct + incorrect + evaluating);

export const minutesOf = (seconds: number): number => Math.round((seconds / 60) * 1000) / 1000;
