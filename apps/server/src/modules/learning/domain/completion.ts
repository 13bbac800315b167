import { percentDone } from './percent.ts';

export interface Counts {
  contents: number;
  contentsDone: number;
  exercises: number;
  exercisesDone: number;
}

export function counts(
  { chapterId, contents }: { chapterId: number; contents: number },
  done: ReadonlyMap<number, number>,
  exercises: ReadonlyMap<number, { total: number; done: number }>,
): Counts {
  const practice = exercises.get(chapterId);
  return {
    contents,
    contentsDone: Math.min(done.get(chapterId) ?? 0, contents),
    exercises: practice?.total ?? 0,
    exercisesDone: practice?.done ?? 0,
  };
}

export const sumUp = (all: readonly Counts[]): Counts => ({
  contents: all.reduce((sum, one) => sum + one.contents, 0),
  contentsDone: all.reduce((sum, one) => sum + one.contentsDone, 0),
  exercises: all.reduce((sum, one) => sum + one.exercises, 0),
  exercisesDone: all.reduce((sum, one) => sum + one.exercisesDone, 0),
});

export interface Completion {
  contents: number;
  exercises: number;
  cumulative: number;
}

export const completionOf = (sum: Counts): Completion => ({
  contents: percentDone(sum.contentsDone, sum.contents),
  exercises: percentDone(sum.exercisesDone, sum.exercises),
  cumulative: percentDone(sum.contentsDone + sum.exercisesDone, sum.contents + sum.exercises),
});
