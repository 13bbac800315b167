export type TimerKind = 'whole_quiz' | 'per_question' | 'none';

/**
 * How long there is still, by the server's word. Moments are milliseconds of a monotonic clock (performance.now):
 * whoever moves the clock of the device moves nothing here.
 */
export interface RunClock {
  readonly kind: TimerKind;
  /** whole_quiz: when the run ends. */
  readonly endsAt: number | null;
  /** per_question: what each question has left while it is not open. */
  readonly left: Readonly<Record<number, number>>;
  /** per_question: the one question whose time runs. */
  readonly open: { readonly id: number; readonly endsAt: number } | null;
}

export const noTimer: RunClock = { kind: 'none', endsAt: null, left: {}, open: null };

export const wholeQuizClock = (seconds: number, now: number): RunClock => ({
  ...noTimer,
  kind: 'whole_quiz',
  endsAt: now + seconds * 1000,
});

export const perQuestionClock = (secondsLeft: Readonly<Record<number, number>>): RunClock => ({
  ...noTimer,
  kind: 'per_question',
  left: Object.fromEntries(Object.entries(secondsLeft).map(([id, seconds]) => [id, seconds * 1000])),
});

/** The question that was open stops with what it has left: going back to it never refills it. */
export function openQuestion(clock: RunClock, id: number, now: number): RunClock {
  if (clock.kind !== 'per_question' || clock.open?.id === id) return clock;
  const left = clock.open
    ? { ...clock.left, [clock.open.id]: Math.max(0, clock.open.endsAt - now) }
    : clock.left;
  return { ...clock, left, open: { id, endsAt: now + (left[id] ?? 0) } };
}

/** The way here takes a moment: so small a difference would only make the timer jump. */
const tolerance = 2000;

/** What the server says now: about the whole run, or about one question of it. */
export function correctClock(
  clock: RunClock,
  said: { readonly seconds: number; readonly questionId?: number },
  now: number,
): RunClock {
  const { seconds, questionId } = said;
  const endsAt = now + seconds * 1000;
  if (clock.kind === 'whole_quiz') return isClose(clock.endsAt, endsAt) ? clock : { ...clock, endsAt };
  if (clock.kind !== 'per_question' || questionId === undefined) return clock;
  if (clock.open?.id !== questionId)
    return { ...clock, left: { ...clock.left, [questionId]: seconds * 1000 } };
  return isClose(clock.open.endsAt, endsAt) ? clock : { ...clock, open: { id: questionId, endsAt } };
}

const isClose = (counted: number | null, said: number): boolean =>
  counted !== null && Math.abs(counted - said) < tolerance;

/** Whole seconds, for the screen: 0 exactly when the time is over. Null: no time limit. */
export function secondsLeft(clock: RunClock, now: number): number | null {
  const endsAt = clock.kind === 'whole_quiz' ? clock.endsAt : (clock.open?.endsAt ?? null);
  return endsAt === null ? null : Math.max(0, Math.ceil((endsAt - now) / 1000));
}

export function questionSecondsLeft(clock: RunClock, id: number, now: number): number | null {
  if (clock.kind !== 'per_question') return null;
  if (clock.open?.id === id) return secondsLeft(clock, now);
  return Math.ceil((clock.left[id] ?? 0) / 1000);
}
