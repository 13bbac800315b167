import { ApiError } from '@shala/api-client/api-error.ts';
import type { AnswerKey, FullAnswer, FullKey } from '@shala/api-client/marking.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { Desk, type DeskCalls } from './desk-engine.ts';

const answerOf = (studentId: number, more: Partial<FullAnswer> = {}): FullAnswer => ({
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

const refusal = (code: string, details = {}) =>
  new ApiError({ status: 409, code, message: code, retryAfter: null, requestId: null, details });

/** A queue as the server keeps it, without the server. */
function fakeQueue(count: number) {
  const waiting = new Set(Array.from({ length: count }, (_, at) => at + 1));
  const leases = new Set<number>();
  const marked: FullKey[] = [];
  const calls: DeskCalls = {
    take: vi.fn(async ({ studentId }: FullKey) => answerOf(studentId)),
    get: vi.fn(async ({ studentId }: FullKey) => answerOf(studentId)),
    takeNext: vi.fn(async (_after: AnswerKey | null, except: readonly AnswerKey[]) => {
      const next = [...waiting].find((id) => !leases.has(id) && !except.some((key) => key.studentId === id));
      if (next === undefined) return null;
      leases.add(next);
      return answerOf(next);
    }),
    release: vi.fn(async ({ studentId }: FullKey) => {
      leases.delete(studentId);
    }),
    mark: vi.fn(async (given) => {
      waiting.delete(given.studentId);
      leases.delete(given.studentId);
      marked.push(given);
      return answerOf(given.studentId, { isWaiting: false, marks: given.marks, revision: 1 });
    }),
    undo: vi.fn(async ({ studentId }: FullKey) => {
      waiting.add(studentId);
      return answerOf(studentId, { revision: 2 });
    }),
  };
  return { calls, leases, marked };
}

const news = { changed: vi.fn(), saved: vi.fn(), failed: vi.fn() };
beforeEach(() => void vi.clearAllMocks());

const inFront = (desk: Desk): number | null => {
  const state = desk.read();
  return state.kind === 'open' ? state.answer.studentId : null;
};
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test('saving shows the answer that was taken beforehand, in the same moment', async () => {
  const { calls, marked } = fakeQueue(3);
  const desk = new Desk(calls, news);
  await desk.start();
  await settled();
  expect(inFront(desk)).toBe(1);
  desk.save({ marks: 4, comment: 'Good.' });
  expect(inFront(desk)).toBe(2);
  expect(news.changed).toHaveBeenCalledWith(expect.objectContaining({ studentId: 1 }), {
    isWaiting: false,
    marks: 4,
    taken: null,
  });
  await settled();
  expect(marked).toMatchObject([{ studentId: 1, marks: 4, comment: 'Good.', revision: 0 }]);
  expect(news.saved).toHaveBeenCalledOnce();
});

test('the whole queue is marked once, and then there is nothing in front', async () => {
  const { calls, marked, leases } = fakeQueue(5);
  const desk = new Desk(calls, news);
  await desk.start();
  for (let saves = 0; saves < 5; saves += 1) {
    await settled();
    desk.save({ marks: 1, comment: '' });
  }
  await settled();
  expect(desk.read().kind).toBe('empty');
  expect(marked.map(({ studentId }) => studentId)).toEqual([1, 2, 3, 4, 5]);
  expect(leases.size).toBe(0);
});

test('what does not arrive is as it was before, and said', async () => {
  const { calls } = fakeQueue(2);
  calls.mark = vi.fn().mockRejectedValue(refusal('answer_marked_meanwhile'));
  const desk = new Desk(calls, news);
  await desk.start();
  await settled();
  desk.save({ marks: 4, comment: '' });
  await settled();
  expect(news.changed).toHaveBeenLastCalledWith(expect.objectContaining({ studentId: 1 }), {
    isWaiting: true,
    marks: null,
  });
  expect(news.failed).toHaveBeenCalledOnce();
  expect(news.saved).not.toHaveBeenCalled();
});

test('an answer that a colleague has can be read, and not saved', async () => {
  const { calls } = fakeQueue(1);
  calls.take = vi.fn().mockRejectedValue(refusal('answer_taken', { staff_name: 'Zoya' }));
  const desk = new Desk(calls, news);
  await desk.open({ studentId: 7, runId: 1, questionId: 9 });
  expect(desk.read()).toMatchObject({ kind: 'open', takenBy: 'Zoya', answer: { studentId: 7 } });
  desk.save({ marks: 1, comment: '' });
  expect(calls.mark).not.toHaveBeenCalled();
});

test('an answer whose lease was lost meanwhile says who has it', async () => {
  const { calls } = fakeQueue(1);
  const desk = new Desk(calls, news);
  await desk.start();
  await settled();
  calls.take = vi.fn().mockRejectedValue(refusal('answer_taken', { staff_name: 'Zoya' }));
  await desk.renew();
  expect(desk.read()).toMatchObject({ kind: 'open', takenBy: 'Zoya' });
});

test('taking back waits for the save, and brings the answer to the front again', async () => {
  const { calls } = fakeQueue(2);
  const desk = new Desk(calls, news);
  await desk.start();
  await settled();
  desk.save({ marks: 4, comment: '' });
  expect((await desk.undo())?.studentId).toBe(1);
  expect(inFront(desk)).toBe(1);
  expect(await desk.undo()).toBeNull();
});

test('what is left is let go: by skipping, by picking another one, by closing', async () => {
  const { calls, leases } = fakeQueue(4);
  const desk = new Desk(calls, news);
  await desk.start();
  await settled();
  desk.skip();
  await settled();
  expect(inFront(desk)).toBe(2);
  expect(leases.has(1)).toBe(true); // Taken again as the next one in line.
  await desk.open({ studentId: 4, runId: 1, questionId: 9 });
  await settled();
  expect(leases.has(2)).toBe(false);
  desk.close();
  await settled();
  expect(leases.size).toBe(0);
});
