import type { Run, Timer } from './run.ts';

/** Answers that were on their way when the time ran out still count. */
export const graceSeconds = 10;
/** With timers per question: for going from one question to the next. */
const moveSeconds = 2;

/** A time in its own unit (minutes, or seconds for each question) with the student's factor; in their favour. */
export const extendTime = (time: number | null, factor: number): number | null =>
  time === null ? null : Math.ceil(Math.round(time * factor * 1000) / 1000);

/** Of the whole, or of each question. */
export function limitSeconds(timer: Timer, time: number | null): number | null {
  if (timer === 'none' || time === null) return null;
  return timer === 'whole_quiz' ? time * 60 : time;
}

/** How long the run may last from its start; null: as long as one likes. */
export function runSeconds(timer: Timer, limit: number | null, questions: number): number | null {
  if (timer === 'none' || limit === null) return null;
  return timer === 'whole_quiz' ? limit : questions * (limit + moveSeconds);
}

const after = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000);

/** The time is up, and what was on its way has had its chance. */
export const isOver = ({ expiresAt }: Pick<Run, 'expiresAt'>, now: Date): boolean =>
  expiresAt !== null && now > after(expiresAt, graceSeconds);

export const secondsBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / 1000;

export function remainingSeconds({ expiresAt }: Pick<Run, 'expiresAt'>, now: Date): number | null {
  return expiresAt === null ? null : Math.max(0, secondsBetween(now, expiresAt));
}
