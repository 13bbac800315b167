import 'fake-indexeddb/auto';
import type { ApiRequest, Transport } from '@shala/api-client/transport.ts';
import { beforeEach, expect, it } from 'vitest';
import { createMemoryStore } from './memory-store.ts';
import { now } from './moment.ts';
import { type OutboxStore, openOutboxStore } from './outbox-store.ts';
import { sendUnsent } from './send-unsent.ts';
import { apiError, change, newDevice, ref, run } from './test-outbox.ts';

let store: OutboxStore;
let sent: ApiRequest[];
let fault: (request: ApiRequest) => Error | null;

const transport: Transport = {
  async send<Answer>(request: ApiRequest): Promise<Answer> {
    sent.push(request);
    const error = fault(request);
    if (error) throw error;
    if (request.path.endsWith('/complete')) return { [wrapper]: { results: [] } } as Answer;
    return { [`${wrapper}_question`]: {}, receipt: {} } as Answer;
  },
};
const wrapper = 'paper_attempt';
const paper = { door: 'paper', courseId: 41, attemptId: 31 } as const;
const pending = (seq: number, questionId: number, studentId = run.studentId) => ({
  ...run,
  studentId,
  ref: paper,
  seq,
  change: change(questionId, 'option1'),
  madeAt: now(),
});
const ends = () => sent.map(({ path }) => path.split('/').at(-1));

const seat = (studentId: number) =>
  localStorage.setItem('USER', JSON.stringify({ kind: 'student', id: studentId }));

beforeEach(async () => {
  localStorage.clear();
  seat(run.studentId);
  store = await openOutboxStore(newDevice());
  sent = [];
  fault = () => null;
});

it('what an earlier page left goes out in its order, and then the end', async () => {
  await store.add(pending(1, 11), true);
  await store.add(pending(2, 12), true);
  await store.setFinish({ ...run, ref: paper });
  expect(await sendUnsent(transport, store, run.studentId)).toEqual({ refused: 0, isWaiting: false });
  expect(ends()).toEqual(['11', '12', 'complete']);
  expect(await store.listRuns(run.studentId)).toEqual([]);
});

it('an end names the run it was pressed in, so that the run that came after it goes on', async () => {
  await store.setFinish({ ...run, runNo: 3, ref: paper });
  await sendUnsent(transport, store, run.studentId);
  expect(sent.map(({ path, query }) => [path.split('/').at(-1), query])).toEqual([
    ['complete', { run_no: '3' }],
  ]);
});

it.each([
  [404, 'not_found'],
  [409, 'attempt_closed'],
])('an end of a run that was given up meanwhile (%i) is done', async (code, name) => {
  await store.setFinish({ ...run, ref: paper });
  fault = () => apiError(code, name);
  await sendUnsent(transport, store, run.studentId);
  expect(await store.hasFinish(run)).toBe(false);
});

it('an end that only a proxy knows nothing of is kept', async () => {
  await store.setFinish({ ...run, ref: paper });
  fault = () => apiError(404, 'http_404');
  expect(await sendUnsent(transport, store, run.studentId)).toEqual({ refused: 0, isWaiting: true });
  expect(await store.hasFinish(run)).toBe(true);
});

it('without a network everything stays, the end as well', async () => {
  await store.add(pending(1, 11), true);
  await store.setFinish({ ...run, ref: paper });
  fault = () => apiError(0, 'network');
  expect(await sendUnsent(transport, store, run.studentId)).toEqual({ refused: 0, isWaiting: true });
  expect(await store.list(run)).toHaveLength(1);
  expect(await store.hasFinish(run)).toBe(true);
});

it('what is answered, and finished, while older answers are on their way is not overtaken by its end', async () => {
  await store.add(pending(1, 11), true);
  fault = ({ path }) => {
    if (path.endsWith('/11')) {
      // In another tab, where the run stands open.
      void store.add(pending(2, 12), true);
      void store.setFinish({ ...run, ref: paper });
    }
    return null;
  };
  expect(await sendUnsent(transport, store, run.studentId)).toEqual({ refused: 0, isWaiting: true });
  expect(ends()).toEqual(['11']);
  await sendUnsent(transport, store, run.studentId);
  expect(ends()).toEqual(['11', '12', 'complete']);
});

it('an end that was taken back while answers were on their way is not sent', async () => {
  await store.add(pending(1, 11), true);
  await store.setFinish({ ...run, ref: paper });
  fault = () => {
    void store.removeFinish(run);
    return null;
  };
  await sendUnsent(transport, store, run.studentId);
  expect(ends()).toEqual(['11']);
});

it('a student who is blocked keeps everything for the day on which the block is lifted', async () => {
  await store.add(pending(1, 11), true);
  await store.setFinish({ ...run, ref: paper });
  fault = () => apiError(403, 'blocked');
  expect(await sendUnsent(transport, store, run.studentId)).toEqual({ refused: 0, isWaiting: true });
  expect(await store.list(run)).toHaveLength(1);
  expect(await store.hasFinish(run)).toBe(true);
});

it('what is refused for good goes and is counted, the others are sent', async () => {
  await store.add(pending(1, 11), true);
  await store.add(pending(2, 12), true);
  fault = ({ path }) => (path.endsWith('/11') ? apiError(409, 'attempt_closed') : null);
  expect(await sendUnsent(transport, store, run.studentId)).toEqual({ refused: 1, isWaiting: false });
  expect(await store.list(run)).toEqual([]);
});

it('nobody sends what waits for a brother or sister', async () => {
  await store.add(pending(1, 11, 8), true);
  await sendUnsent(transport, store, run.studentId);
  expect(sent).toEqual([]);
  expect(await store.listRuns(8)).toHaveLength(1);
});

it('nothing goes out, and nothing is lost, while somebody else has the seat', async () => {
  await store.add(pending(1, 11), true);
  await store.setFinish({ ...run, ref: paper });
  seat(8);
  await sendUnsent(transport, store, run.studentId);
  expect(sent).toEqual([]);
  expect(await store.list(run)).toHaveLength(1);
  expect(await store.hasFinish(run)).toBe(true);
});

it.each([
  [404, 'not_found'],
  [409, 'attempt_closed'],
])('a refusal (%i) that comes after somebody else took the seat deletes nothing', async (code, name) => {
  await store.add(pending(1, 11), true);
  await store.setFinish({ ...run, ref: paper });
  fault = () => {
    seat(8);
    return apiError(code, name);
  };
  expect(await sendUnsent(transport, store, run.studentId)).toEqual({ refused: 0, isWaiting: true });
  expect(ends()).toEqual(['11']);
  expect(await store.list(run)).toHaveLength(1);
  expect(await store.hasFinish(run)).toBe(true);
});

it('a refusal in the name of a brother or sister whom another tab is just letting in deletes nothing', async () => {
  await store.add(pending(1, 11), true);
  fault = () => {
    // The session was renewed for the next child before this browser knows of the switch.
    localStorage.setItem('REFRESH_TOKEN', 'r');
    localStorage.setItem('ACCESS_TOKEN', `h.${btoa(JSON.stringify({ kind: 'parent', stu: 8 }))}.s`);
    return apiError(404, 'not_found');
  };
  expect(await sendUnsent(transport, store, run.studentId)).toEqual({ refused: 0, isWaiting: true });
  expect(await store.list(run)).toHaveLength(1);
});

it('an end that is refused after somebody else took the seat is kept', async () => {
  await store.setFinish({ ...run, ref: paper });
  fault = () => {
    seat(8);
    return apiError(404, 'not_found');
  };
  await sendUnsent(transport, store, run.studentId);
  expect(ends()).toEqual(['complete']);
  expect(await store.hasFinish(run)).toBe(true);
});

it('where nothing can be written, the list in memory does the same', async () => {
  const memory = createMemoryStore();
  await memory.add(pending(2, 11), true);
  await memory.add({ ...pending(3, 11), change: { questionId: 11, isMarked: true } }, true);
  await memory.add(pending(1, 12), true);
  expect((await memory.list(run)).map(({ seq, change }) => [seq, change])).toEqual([
    [1, change(12, 'option1')],
    [3, { ...change(11, 'option1'), isMarked: true }],
  ]);
  await memory.setFinish({ ...run, ref });
  expect(await memory.listRuns(run.studentId)).toHaveLength(1);
  await sendUnsent(transport, memory, run.studentId);
  expect(await memory.listRuns(run.studentId)).toEqual([]);
});
