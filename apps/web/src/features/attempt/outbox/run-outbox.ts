import { ApiError } from '@shala/api-client/api-error.ts';
import type { SavedAnswer } from '@shala/api-client/attempts.ts';
import type { AttemptRef } from '@shala/api-client/attempts-doors.ts';
import { judgeFailure, retryDelay, type Verdict } from '#shared/sending/retry-delay.ts';
import { now } from './moment.ts';
import type { AnswerChange, OutboxStore, Pending, RunKey } from './outbox-store.ts';

export interface RunOutboxParts {
  readonly store: OutboxStore;
  readonly run: RunKey;
  readonly ref: AttemptRef;
  /** Timers per question need every step in its order; elsewhere only the last word on a question counts. */
  readonly isLatestOnly: boolean;
  /** The highest sequence the server has seen of this run. */
  readonly lastSeq: number;
  /** Milliseconds of the run so far: sequences follow it, so that of two devices the later one wins. */
  readonly elapsed: () => number;
  readonly send: (pending: Pending) => Promise<SavedAnswer>;
  /** `isLast`: nothing else of the run waits behind it. */
  readonly onSaved: (saved: SavedAnswer, pending: Pending, isLast: boolean) => void;
  /** The server will never take it: it is off the list, and somebody must be told. */
  readonly onRefused: (pending: Pending, error: unknown) => void;
}

export interface OutboxStatus {
  /** Questions whose last change has not reached the server. */
  readonly unsent: ReadonlySet<number>;
  /** Why nothing goes out at the moment; null while it does. */
  readonly holdUp: Exclude<Verdict, 'refused'> | null;
}

export interface RunOutbox {
  /** Resolves when the change is safe on this device; sending follows by itself. */
  save(change: AnswerChange): Promise<void>;
  /** Tries now; true when the server has everything. */
  flush(): Promise<boolean>;
  status(): OutboxStatus;
  subscribe(listener: () => void): () => void;
  start(): void;
  stop(): void;
}

/** Of a run that is seventeen days old. The server takes sequences up to 2,000,000,000. */
const manyMs = 1_500_000_000;

/** Milliseconds, and seconds from there on: the later device has the higher number for another fifteen years. */
const sequenceAt = (elapsed: number): number =>
  Math.floor(Math.min(elapsed, manyMs) + Math.max(0, elapsed - manyMs) / 1000);

/** Sends the changes of one run, one after the other, each only after it was written to the device. */
export function createRunOutbox(parts: RunOutboxParts): RunOutbox {
  const { store, run, ref } = parts;
  const listeners = new Set<() => void>();
  const writing = new Map<number, number>();
  let status: OutboxStatus = { unsent: new Set(), holdUp: null };
  let { lastSeq } = parts;
  let failures = 0;
  let underway: Promise<boolean> | null = null;
  let isWanted = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const setStatus = (next: Partial<OutboxStatus>) => {
    status = { ...status, ...next };
    for (const listener of listeners) listener();
  };

  async function readWaiting(): Promise<Pending[]> {
    const waiting = await store.list(run);
    lastSeq = Math.max(lastSeq, waiting.at(-1)?.seq ?? 0);
    setStatus({ unsent: new Set([...waiting.map(({ change }) => change.questionId), ...writing.keys()]) });
    return waiting;
  }

  /** False: this one has to wait, and so has everything behind it. */
  async function sendOne(pending: Pending): Promise<boolean> {
    try {
      const saved = await parts.send(pending);
      failures = 0;
      if (status.holdUp !== null) setStatus({ holdUp: null });
      await store.remove(pending);
      parts.onSaved(saved, pending, (await readWaiting()).length === 0);
      return true;
    } catch (error) {
      const verdict = judgeFailure(error);
      if (verdict === 'refused') {
        await store.remove(pending);
        parts.onRefused(pending, error);
        return true;
      }
      failures += 1;
      setStatus({ holdUp: verdict });
      if (verdict === 'later') tryLater(error);
      return false;
    }
  }

  function tryLater(error: unknown): void {
    clearTimeout(retry);
    const retryAfter = error instanceof ApiError ? error.retryAfter : null;
    if (!isStopped) retry = setTimeout(() => void flush(), retryDelay(failures, retryAfter));
  }

  async function sendAll(): Promise<boolean> {
    do {
      isWanted = false;
      for (let [next] = await readWaiting(); next && !isStopped; [next] = await readWaiting()) {
        if (!(await sendOne(next))) return false;
      }
    } while (isWanted && !isStopped);
    if (status.holdUp !== null && status.unsent.size === 0) setStatus({ holdUp: null });
    return status.unsent.size === 0;
  }

  function flush(): Promise<boolean> {
    clearTimeout(retry);
    // Whoever asks believes that somebody has signed in again.
    if (status.holdUp === 'signed-out') setStatus({ holdUp: null });
    isWanted = true;
    underway ??= sendAll().finally(() => {
      underway = null;
    });
    return underway;
  }

  async function save(change: AnswerChange): Promise<void> {
    lastSeq = Math.max(lastSeq + 1, sequenceAt(parts.elapsed()));
    const pending: Pending = { ...run, ref, seq: lastSeq, change, madeAt: now() };
    const { questionId } = change;
    writing.set(questionId, pending.seq);
    setStatus({ unsent: new Set([...status.unsent, questionId]) });
    try {
      await store.add(pending, parts.isLatestOnly);
    } finally {
      if (writing.get(questionId) === pending.seq) writing.delete(questionId);
    }
    // While there is no way out, a new answer waits in line with the others.
    if (status.holdUp === null) void flush();
  }

  return {
    save,
    flush,
    status: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      isStopped = false;
      void flush();
    },
    stop() {
      isStopped = true;
      clearTimeout(retry);
    },
  };
}
