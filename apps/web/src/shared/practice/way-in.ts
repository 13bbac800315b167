import type { AttemptHead } from '@shala/api-client/attempts-shape.ts';

interface Item {
  readonly attempt: Pick<AttemptHead, 'state'> | null;
}

export type WayIn = 'start' | 'resume' | 'result';

/** What the button of an exercise or a paper offers. */
export function wayIn({ attempt }: Item): WayIn {
  if (attempt?.state === 'running') return 'resume';
  return attempt?.state === 'completed' ? 'result' : 'start';
}

const end = (item: Item): string => (wayIn(item) === 'result' ? 'exam/results' : 'exam');

interface Exercise extends Item {
  readonly id: number;
  readonly chapterId: number;
  readonly subjectId: number;
}

export const exercisePath = (item: Exercise): string =>
  `/practice/exercise/${item.id}/${end(item)}?chapter=${item.chapterId}&subject=${item.subjectId}`;

/** A paper may belong to another exam than the course in use: its address says whose it is. */
export const paperPath = (item: Item & { id: number }, courseId: number): string =>
  `/practice/paper/${item.id}/${end(item)}?course=${courseId}`;
