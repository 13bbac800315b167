import { minutesOf, secondsEach } from '#modules/assessment/index.ts';
import { type Completion, type Counts, completionOf, sumUp } from '#modules/learning/index.ts';

/** Sums over completed runs of so many different exercises or papers. */
export interface Sums {
  items: number;
  runs: number;
  score: number;
  accuracy: number;
  seconds: number;
  answered: number;
  /** Of the run of each that was completed first. */
  first: { score: number; accuracy: number; seconds: number; answered: number };
}

export const noRuns: Sums = {
  items: 0,
  runs: 0,
  score: 0,
  accuracy: 0,
  seconds: 0,
  answered: 0,
  first: { score: 0, accuracy: 0, seconds: 0, answered: 0 },
};

/** What there is in a chapter, what of it is done, and how it went. */
export interface Standing extends Counts {
  sums: Sums;
}

export interface Means {
  /** Per cent. */
  score: number;
  accuracy: number;
  secondsPerQuestion: number;
}

export interface Figures extends Means {
  minutes: number;
  runs: number;
  counts: Counts;
  completion: Completion;
  /** Null before the first run. */
  first: Means | null;
}

const round = (value: number) => Math.round(value * 100) / 100;

export function meansOf(
  count: number,
  { score, accuracy, seconds, answered }: Pick<Sums, 'score' | 'accuracy' | 'seconds' | 'answered'>,
): Means {
  if (count === 0) return { score: 0, accuracy: 0, secondsPerQuestion: 0 };
  return {
    score: round(score / count),
    accuracy: round(accuracy / count),
    secondsPerQuestion: secondsEach(seconds, answered),
  };
}

/** How a student stands in these chapters: one, those of a subject or those of a course. */
export function figuresOf(chapters: readonly Standing[]): Figures {
  const counts = sumUp(chapters);
  const all = addUp(chapters.map(({ sums }) => sums));
  return {
    ...meansOf(all.runs, all),
    minutes: minutesOf(all.seconds),
    runs: all.runs,
    counts,
    completion: completionOf(counts),
    first: all.items === 0 ? null : meansOf(all.items, all.first),
  };
}

function addUp(all: readonly Sums[]): Sums {
  const total = (pick: (one: Sums) => number) => all.reduce((sum, one) => sum + pick(one), 0);
  return {
    items: total((one) => one.items),
    runs: total((one) => one.runs),
    score: total((one) => one.score),
    accuracy: total((one) => one.accuracy),
    seconds: total((one) => one.seconds),
    answered: total((one) => one.answered),
    first: {
      score: total((one) => one.first.score),
      accuracy: total((one) => one.first.accuracy),
      seconds: total((one) => one.first.seconds),
      answered: total((one) => one.first.answered),
    },
  };
}
