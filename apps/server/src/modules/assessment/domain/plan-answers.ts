import { orderQuestions } from './order-questions.ts';
import { type MarkedQuestion, scoreRun } from './score-run.ts';

interface Question {
  id: number;
  /** The right option; null where a person marks. */
  key: string | null;
  options: readonly string[];
}

interface Wanted {
  /** The score to come as near to as the questions allow. */
  percent: number;
  /** Free-text answers, for the questions that a person marks. */
  words: readonly string[];
  rightMarks: number;
  wrongMarks: number;
  /** The same seed answers the same questions rightly. */
  seed: string;
}

/** What to answer so that marking gives about that score. Questions that are not in the answer stay unanswered. */
export function planAnswers(questions: readonly Question[], wanted: Wanted): Map<number, string> {
  const written = questions.filter(({ key }) => key === null);
  const choices = orderQuestions(
    questions.filter(({ key }) => key !== null),
    { isShuffled: true, poolSize: null, seed: wanted.seed },
  );
  const waiting = Math.min(wanted.words.length, written.length);
  const { right, wrong } = nearest(choices.length, { ...wanted, waiting, empty: written.length - waiting });
  const answers = new Map<number, string>();
  for (const [at, { id }] of written.slice(0, waiting).entries()) answers.set(id, wanted.words[at] ?? '');
  for (const { id, key } of choices.slice(0, right)) answers.set(id, key ?? '');
  for (const { id, key, options } of choices.slice(right, right + wrong)) {
    const other = options.find((option) => option !== key);
    if (other !== undefined) answers.set(id, other);
  }
  return answers;
}

interface Rest extends Wanted {
  waiting: number;
  empty: number;
}

/** By trying all ways to answer: of those that come equally near, the one that leaves least unanswered. */
function nearest(choices: number, { percent, waiting, empty, ...marks }: Rest) {
  let best = { right: 0, wrong: 0, distance: Number.POSITIVE_INFINITY };
  for (let right = 0; right <= choices; right += 1) {
    for (let wrong = choices - right; wrong >= 0; wrong -= 1) {
      const marked = [
        ...marksOf('correct', right),
        ...marksOf('incorrect', wrong),
        ...marksOf('pending', waiting),
        ...marksOf('unanswered', choices - right - wrong + empty),
      ];
      const distance = Math.abs(scoreRun(marked, marks).score - percent);
      if (distance < best.distance) best = { right, wrong, distance };
    }
  }
  return best;
}

const marksOf = (outcome: MarkedQuestion['outcome'], count: number): MarkedQuestion[] =>
  Array.from({ length: count }, () => ({
    outcome,
    fraction: outcome === 'correct' ? 1 : 0,
    canCost: outcome === 'incorrect',
  }));
