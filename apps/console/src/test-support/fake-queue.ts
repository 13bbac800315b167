import { ApiError } from '@shala/api-client/api-error.ts';
import type { AnswerKey, FullAnswer, FullKey } from '@shala/api-client/marking.ts';
import { vi } from 'vitest';
import type { DeskCalls } from '#features/marking/desk-engine.ts';

export const answerOf = (studentId: number, more: Partial<FullAnswer> = {}): FullAnswer => ({
  studentId,
  runId: 1,
  questionId: 9,
  studentName: `Student ${studentId}`,
  sectionName: null,
  runNumber: 1,
  sentAt: '2026-07-11T10:00:00.000Z',
  isWaiting: true,
  marks: null,
  taken: null,
  text: 'Words.',
  pictures: [],
  comment: null,
  content: 'Why?',
  maxMarks: 4,
  revision: 0,
  history: [],
  ...more,
});

export const refusal = (code: string, details = {}) =>
  new ApiError({ status: 409, code, message: code, retryAfter: null, requestId: null, details });

/** Holds a kind of call back until the test lets it go on. */
export function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

type Held = 'mark' | 'release' | 'take' | 'takeNext';

/**
 * A queue as the server keeps it: an answer waits until its mark is written, the list goes round, and whoever has a
 * lease gets the same answer again. What is held back reaches it only when it is let go on.
 */
export function fakeQueue(count: number) {
  const order = Array.from({ length: count }, (_, at) => at + 1);
  const revisions = new Map(order.map((id) => [id, 0]));
  const waiting = new Set(order);
  const leases = new Map<number, 'me' | 'Zoya'>();
  const marked: (FullKey & { marks: number })[] = [];
  const held = new Map<Held, Promise<void>>();
  const reached = async (kind: Held) => {
    await held.get(kind);
  };
  const read = (id: number) => answerOf(id, { isWaiting: waiting.has(id), revision: revisions.get(id) ?? 0 });
  const lease = (id: number) => {
    if (leases.get(id) === 'Zoya') throw refusal('answer_taken', { staff_name: 'Zoya' });
    leases.set(id, 'me');
  };
  const calls: DeskCalls = {
    take: vi.fn(async ({ studentId }: FullKey) => {
      await reached('take');
      lease(studentId);
      return read(studentId);
    }),
    get: vi.fn(async ({ studentId }: FullKey) => read(studentId)),
    takeNext: vi.fn(async (after: AnswerKey | null, except: readonly AnswerKey[]) => {
      await reached('takeNext');
      const start = after === null ? 0 : order.indexOf(after.studentId) + 1;
      const round = [...order.slice(start), ...order.slice(0, start)];
      const next = round.find(
        (id) =>
          waiting.has(id) && leases.get(id) !== 'Zoya' && !except.some(({ studentId }) => studentId === id),
      );
      if (next === undefined) return null;
      lease(next);
      return read(next);
    }),
    release: vi.fn(async ({ studentId }: FullKey) => {
      await reached('release');
      if (leases.get(studentId) === 'me') leases.delete(studentId);
    }),
    mark: vi.fn(async (given) => {
      await reached('mark');
      const { studentId, revision } = given;
      if (leases.get(studentId) === 'Zoya') throw refusal('answer_taken');
      if (revisions.get(studentId) !== revision) throw refusal('answer_marked_meanwhile');
      revisions.set(studentId, revision + 1);
      waiting.delete(studentId);
      leases.delete(studentId);
      marked.push(given);
      return answerOf(studentId, { isWaiting: false, marks: given.marks, revision: revision + 1 });
    }),
    undo: vi.fn(async ({ studentId }: FullKey) => {
      waiting.add(studentId);
      revisions.set(studentId, (revisions.get(studentId) ?? 0) + 1);
      return read(studentId);
    }),
  };
  const hold = (kind: Held) => {
    const { opened, open } = gate();
    held.set(kind, opened);
    return () => {
      held.delete(kind);
      open();
    };
  };
  return { calls, leases, marked, revisions, waiting, hold };
}
