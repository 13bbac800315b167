import type { Run } from './run.ts';
import { graceSeconds } from './run-clock.ts';

type Clock = Pick<Run, 'limitSeconds' | 'openQuestionId' | 'openSince'>;

/**
 * The moment an action stands for. A device that was without network says how long ago it was made. Nobody can
 * check that: it is believed back to the last action we know of and no further, so a device that lies can win the
 * seconds since then, within the end of the run. That is why a long claim is noted.
 */
export function actionMoment(now: Date, ageMs: number, lastActionAt: Date | null): Date {
  const claimed = new Date(now.getTime() - ageMs);
  return lastActionAt !== null && claimed < lastActionAt ? lastActionAt : claimed;
}

/** Older than what is on its way anyhow. */
const longMs = 10_000;
/** Two actions may take unlike times on their way. */
const jitterMs = 1000;

/** A claim that a person may want to know of: it is old, or goes back behind what we know. */
export function isLongReplay(now: Date, ageMs: number, lastActionAt: Date | null): boolean {
  if (ageMs > longMs) return true;
  return lastActionAt !== null && now.getTime() - ageMs < lastActionAt.getTime() - jitterMs;
}

/** How long a question has been in front up to a moment. Time away from it does not count, and never comes back. */
function usedMsAt(clock: Clock, questionId: number, usedMs: number, moment: Date): number {
  if (clock.openQuestionId !== questionId || clock.openSince === null) return usedMs;
  return usedMs + Math.max(0, moment.getTime() - clock.openSince.getTime());
}

/** What is written down when another question comes to the front: one that had its time is closed for good. */
export function usedMsOnLeaving(clock: Clock, questionId: number, usedMs: number, moment: Date): number {
  const used = usedMsAt(clock, questionId, usedMs, moment);
  if (clock.limitSeconds === null || used < clock.limitSeconds * 1000) return used;
  return Math.max(used, (clock.limitSeconds + graceSeconds) * 1000 + 1);
}

export function questionSecondsLeft(
  clock: Clock,
  questionId: number,
  usedMs: number,
  moment: Date,
): number | null {
  if (clock.limitSeconds === null) return null;
  return Math.max(0, clock.limitSeconds - usedMsAt(clock, questionId, usedMs, moment) / 1000);
}

/** The question has had its time, and what was on its way its chance. */
export function isQuestionOver(clock: Clock, questionId: number, usedMs: number, moment: Date): boolean {
  if (clock.limitSeconds === null) return false;
  return usedMsAt(clock, questionId, usedMs, moment) > (clock.limitSeconds + graceSeconds) * 1000;
}
