import type { AttemptHead } from '@shala/api-client/attempts-shape.ts';
import type { TextId, TextValues } from '#shared/texts/texts.ts';

export interface Said {
  readonly id: TextId;
  readonly values: TextValues;
}

/** What a quiz is taken for when nothing is said about its time. */
const defaultTimer = { timer: 'whole_quiz', time: 10 } as const;

type Timed = Partial<Pick<AttemptHead, 'timer' | 'time' | 'extendedFrom'>>;

export function describeTimer(attempt: Timed): Said {
  const timer = attempt.timer ?? defaultTimer.timer;
  const time = attempt.time ?? defaultTimer.time;
  if (timer === 'none') return { id: 'attempt.noLimit', values: {} };
  return { id: timer === 'whole_quiz' ? 'attempt.wholeQuiz' : 'attempt.perQuestion', values: { time } };
}

/** Where a student has more time than others, it says from what. */
export function describeExtension({ timer, extendedFrom }: Timed): Said | null {
  if (extendedFrom === null || extendedFrom === undefined) return null;
  const values = { time: extendedFrom };
  return { id: timer === 'per_question' ? 'attempt.extendedSeconds' : 'attempt.extendedMinutes', values };
}
