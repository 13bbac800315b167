import { ApiError } from '@shala/api-client/api-error.ts';
import type { SavedAnswer } from '@shala/api-client/attempts.ts';
import { IDBFactory } from 'fake-indexeddb';
import { type AnswerChange, openOutboxStore, type Pending } from './outbox-store.ts';
import { createRunOutbox, type RunOutboxParts } from './run-outbox.ts';

export const run = { studentId: 7, attemptId: 31, runNo: 1 };
export const ref = { door: 'exercise', courseId: 41, placeId: 5, attemptId: 31 } as const;

export const change = (questionId: number, answer: string | null): AnswerChange => ({
  questionId,
  answer,
  isDraft: true,
});

export const apiError = (status: number, code = 'x') =>
  new ApiError({ status, code, message: '', retryAfter: null, requestId: null });

const savedAs = (seq: number, answer: string | null): SavedAnswer => ({
  answer,
  isMarked: false,
  isVisited: true,
  secondsLeft: null,
  receipt: {
    clientSeq: seq,
    hash: '',
    savedAt: '',
    remainingSeconds: 100,
    serverNow: '',
    isLate: false,
    isSuperseded: false,
    isElsewhere: false,
  },
});

/** A server of the tests: it holds, for each question, what came with the highest sequence. */
export function createTestServer() {
  const held = new Map<number, Pending['change'] & { seq: number }>();
  const calls: Pending[] = [];
  let fault: ((pending: Pending) => Error | null) | null = null;
  let isAnswerLost = false;
  return {
    held,
    calls,
    /** What is thrown instead of an answer. */
    failWith: (next: typeof fault) => {
      fault = next;
    },
    /** It is written, and then nobody hears of it. */
    loseAnswers: (lose: boolean) => {
      isAnswerLost = lose;
    },
    send: async (pending: Pending): Promise<SavedAnswer> => {
      calls.push(pending);
      const error = fault?.(pending);
      if (error) throw error;
      const { questionId, answer = null } = pending.change;
      const before = held.get(questionId);
      if ((before?.seq ?? 0) < pending.seq)
        held.set(questionId, { ...before, ...pending.change, seq: pending.seq });
      if (isAnswerLost) throw apiError(0, 'network');
      return savedAs(pending.seq, answer);
    },
  };
}

/** One life of the page: the same device, a new outbox. */
export async function openPage(factory: IDBFactory, parts: Partial<RunOutboxParts> = {}) {
  const store = await openOutboxStore(factory);
  const refused: number[] = [];
  const outbox = createRunOutbox({
    store,
    run,
    ref,
    isLatestOnly: true,
    lastSeq: 0,
    elapsed: () => 0,
    send: async ({ seq, change }) => savedAs(seq, change.answer ?? null),
    onSaved: () => undefined,
    onRefused: ({ change }) => refused.push(change.questionId),
    ...parts,
  });
  return { store, outbox, refused };
}

export const newDevice = () => new IDBFactory();
