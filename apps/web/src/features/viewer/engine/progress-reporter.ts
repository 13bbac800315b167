import type { ContentHistory } from '@shala/api-client/content-histories.ts';
import type { TextStorage } from '@shala/api-client/storage.ts';
import { isSubscriptionRequired } from '#shared/lock/lock-reason.ts';
import { type Interval, mergeIntervals } from './intervals.ts';
import { dropWatched, keepWatched, type Watched } from './recent-watched.ts';
import { isRefused, type SendReport, toReport } from './send-watched.ts';

export interface ReporterParts {
  readonly studentId: number;
  readonly history: { readonly id: number; readonly courseId: number; readonly contentLibraryId: number };
  readonly storage: TextStorage;
  readonly send: SendReport;
  readonly now: () => number;
  /** Another child may sit here now: its token must not carry this one's report. */
  readonly mayReport: () => boolean;
  readonly onRefused: (error: unknown) => void;
}

export interface ProgressReporter {
  /** Where the film is, and what was played since the last note. Kept on this device at once. */
  note(playedSeconds: number, intervals: readonly Interval[]): void;
  /** Sends what waits. Resolves to the server's record, or null when nothing was sent or it did not arrive. */
  flush(isLeaving?: boolean): Promise<ContentHistory | null>;
}

export function createProgressReporter(parts: ReporterParts): ProgressReporter {
  const { studentId, history, storage, now } = parts;
  let waiting: Watched | null = null;
  const inFlight = new Set<Watched>();
  let underWay: Promise<ContentHistory | null> | null = null;
  let isLocked = false;

  /** The copy on this device holds all that the server has not confirmed: also what is on its way. */
  const store = () => {
    const unconfirmed = [...inFlight, ...(waiting ? [waiting] : [])];
    const newest = unconfirmed.sort((a, b) => a.at - b.at).at(-1);
    if (newest === undefined) return;
    const intervals = mergeIntervals(unconfirmed.flatMap((watched) => watched.intervals));
    keepWatched(storage, studentId, { ...newest, intervals });
  };
  const waitAgain = (older: Watched) => {
    const newer = waiting ?? older;
    waiting = { ...newer, intervals: mergeIntervals([...older.intervals, ...newer.intervals]) };
  };
  const send = async (watched: Watched, isLeaving: boolean): Promise<ContentHistory | null> => {
    waiting = null;
    inFlight.add(watched);
    try {
      const answer = await parts.send(toReport(watched, now(), isLeaving));
      dropWatched(storage, studentId, watched);
      return answer;
    } catch (error) {
      if (isSubscriptionRequired(error)) isLocked = true;
      if (isRefused(error)) dropWatched(storage, studentId, watched);
      else waitAgain(watched);
      if (isLocked || isRefused(error)) parts.onRefused(error);
      return null;
    } finally {
      inFlight.delete(watched);
      store();
    }
  };

  return {
    note(playedSeconds, intervals) {
      const stretches = mergeIntervals([...(waiting?.intervals ?? []), ...intervals]);
      waiting = { ...history, playedSeconds, intervals: stretches, at: now() };
      store();
    },
    async flush(isLeaving = false) {
      // The page is going: no time to wait for the report before this one.
      if (!isLeaving) await underWay;
      // Once the course is over every report is refused: the copy waits for the day it is open again.
      if (waiting === null || isLocked || !parts.mayReport()) return null;
      const sending = send(waiting, isLeaving);
      underWay = sending;
      return sending;
    },
  };
}
