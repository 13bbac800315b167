import { ApiError } from '@shala/api-client/api-error.ts';
import type { ContentHistory, PlayedReport } from '@shala/api-client/content-histories.ts';
import type { TextStorage } from '@shala/api-client/storage.ts';
import { isSubscriptionRequired } from '#shared/lock/lock-reason.ts';
import { dropWatched, readWatched, type Watched } from './recent-watched.ts';

/** As many as the server takes at once; a film has that many stretches only if somebody plays with the seek bar. */
const MOST_INTERVALS = 200;

export type SendReport = (report: PlayedReport) => Promise<ContentHistory>;

export function toReport(watched: Watched, now: number, isLeaving = false): PlayedReport {
  const tenth = (seconds: number) => Math.round(seconds * 10) / 10;
  return {
    courseId: watched.courseId,
    historyId: watched.id,
    playedSeconds: tenth(watched.playedSeconds),
    intervals: watched.intervals
      .slice(-MOST_INTERVALS)
      .map(([from, to]) => [tenth(from), tenth(to)] as const),
    secondsAgo: Math.max(0, Math.min(604_800, Math.round((now - watched.at) / 1000))),
    isLeaving,
  };
}

/** Refused for good: the same words would be refused again. A course that is over may be bought again. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![401, 408, 429].includes(error.status) &&
  !isSubscriptionRequired(error);

interface Leftovers {
  readonly storage: TextStorage;
  readonly send: SendReport;
  readonly now: () => number;
}

/** Sends what an earlier page could not: it crashed, or had no network. What fails again waits for the next time. */
export async function sendLeftovers({ storage, send, now }: Leftovers, studentId: number): Promise<void> {
  for (const watched of readWatched(storage, studentId)) {
    try {
      await send(toReport(watched, now()));
      dropWatched(storage, studentId, watched);
    } catch (error) {
      if (isRefused(error)) dropWatched(storage, studentId, watched);
    }
  }
}
