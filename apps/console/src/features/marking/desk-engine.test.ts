import type { FullKey } from '@shala/api-client/marking.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeQueue, gate, refusal } from '../../test-support/fake-queue.ts';
import { Desk } from './desk-engine.ts';

const news = { changed: vi.fn(), checked: vi.fn(), saved: vi.fn(), failed: vi.fn() };
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
  expect(news.changed).toHaveBeenCalledWith(expect.objectContaining({ studentId: 1 }), {
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

const keyOf = (studentId: number): FullKey => ({ studentId, runId: 1, questionId: 9 });
const opened = async (count: number) => {
  const queue = fakeQueue(count);
  const desk = new Desk(queue.calls, news);
  await desk.start();
  await settled();
  return { ...queue, desk };
};
const save = (desk: Desk, marks = 1) => desk.save({ marks, comment: '' });
const totalChecked = () => news.checked.mock.calls.reduce((sum, [more]) => sum + (more as number), 0);

test('what is being saved does not come back as the next one, however slow the mark is', async () => {
  const { desk, hold, marked } = await opened(2);
  const letMarksGo = hold('mark');
  save(desk);
  await settled();
  expect(inFront(desk)).toBe(2);
  save(desk);
  await settled();
  expect(desk.read().kind).toBe('empty');
  letMarksGo();
  await settled();
  expect(marked).toHaveLength(2);
  expect(desk.read().kind).toBe('empty');
  expect(news.failed).not.toHaveBeenCalled();
  expect(totalChecked()).toBe(2);
});

test('a save that fails counts as not checked, and lets the answer go', async () => {
  const { desk, calls, leases } = await opened(1);
  calls.mark = vi.fn().mockRejectedValue(new Error('offline'));
  save(desk);
  await settled();
  expect(totalChecked()).toBe(0);
  expect(leases.size).toBe(0);
  await desk.start();
  expect(inFront(desk)).toBe(1);
});

test('picking the one that was prepared shows it at once and keeps its lease', async () => {
  const { desk, hold, leases, calls } = await opened(3);
  const letReleasesGo = hold('release');
  await desk.open(keyOf(2));
  expect(inFront(desk)).toBe(2);
  expect(calls.take).not.toHaveBeenCalled();
  letReleasesGo();
  await settled();
  expect(leases.get(2)).toBe('me');
  expect(leases.has(1)).toBe(false);
});

test('picking the one in front changes nothing', async () => {
  const { desk, leases, calls } = await opened(3);
  await desk.open(keyOf(1));
  expect(inFront(desk)).toBe(1);
  expect(calls.release).not.toHaveBeenCalled();
  expect(leases.get(1)).toBe('me');
});

test('one that was let go is taken again only after that has arrived', async () => {
  const { desk, hold, leases } = await opened(3);
  const letReleasesGo = hold('release');
  desk.skip();
  const again = desk.open(keyOf(1));
  letReleasesGo();
  await again;
  await settled();
  expect(inFront(desk)).toBe(1);
  expect(leases.get(1)).toBe('me');
});

test('a preparation that comes late does not end the lease of the same answer in front', async () => {
  const queue = fakeQueue(2);
  const desk = new Desk(queue.calls, news);
  await desk.start();
  const wanted = vi.mocked(queue.calls.takeNext).mock.results.length;
  expect(wanted).toBe(2);
  await desk.open(keyOf(2));
  await settled();
  expect(inFront(desk)).toBe(2);
  expect(queue.leases.get(2)).toBe('me');
});

test('a prepared answer that a colleague has meanwhile is not shown as mine', async () => {
  const { desk, leases } = await opened(3);
  leases.set(2, 'Zoya');
  await desk.renew();
  save(desk);
  await settled();
  expect(inFront(desk)).toBe(3);
});

test('an answer that was marked meanwhile is shown as it is now', async () => {
  const { desk, revisions, marked } = await opened(1);
  revisions.set(1, 1);
  await desk.renew();
  expect(desk.read()).toMatchObject({ kind: 'open', answer: { revision: 1 } });
  save(desk);
  await settled();
  expect(marked).toMatchObject([{ revision: 1 }]);
});

test('taking back waits for the save, and brings the answer to the front again', async () => {
  const { desk } = await opened(2);
  save(desk, 4);
  expect((await desk.undo())?.studentId).toBe(1);
  expect(inFront(desk)).toBe(1);
  expect(totalChecked()).toBe(0);
  expect(await desk.undo()).toBeNull();
});

test('the one saved last is taken back, whichever answer came first', async () => {
  const { desk, calls } = await opened(3);
  const late = calls.mark;
  const first = gate();
  calls.mark = vi.fn(async (given) => {
    if (given.studentId === 1) await first.opened;
    return late(given);
  });
  save(desk);
  await settled();
  save(desk);
  await settled();
  first.open();
  expect((await desk.undo())?.studentId).toBe(2);
  expect((await desk.undo())?.studentId).toBe(1);
});

test('what could not be taken back can be tried again', async () => {
  const { desk, calls } = await opened(2);
  save(desk);
  const undo = calls.undo;
  calls.undo = vi.fn().mockRejectedValue(new Error('offline'));
  await expect(desk.undo()).rejects.toThrow('offline');
  calls.undo = undo;
  expect((await desk.undo())?.studentId).toBe(1);
});

test('a mark that was taken back is not called otherwise because its answer did not open', async () => {
  const { desk, calls } = await opened(2);
  save(desk);
  await settled();
  calls.take = vi.fn().mockRejectedValue(new Error('offline'));
  expect((await desk.undo())?.studentId).toBe(1);
  expect(desk.read().kind).toBe('failed');
});

test("a colleague's answer that cannot be read is a failure with a way on, not an endless wait", async () => {
  const { desk, calls, leases } = await opened(2);
  leases.set(2, 'Zoya');
  await desk.renew();
  calls.get = vi.fn().mockRejectedValue(new Error('offline'));
  await desk.open(keyOf(2));
  expect(desk.read()).toMatchObject({ kind: 'failed' });
});

test('a page that was put aside holds nothing, and takes its answer again when it is back', async () => {
  const { desk, leases } = await opened(3);
  desk.pause();
  await settled();
  expect(leases.size).toBe(0);
  await desk.resume();
  await settled();
  expect(inFront(desk)).toBe(1);
  expect([...leases.keys()]).toEqual([1, 2]);
});

test('an older wish that is answered late neither shows nor loses anything', async () => {
  const { desk, leases, hold } = await opened(4);
  save(desk);
  const letGo = hold('takeNext');
  save(desk);
  await desk.open(keyOf(4));
  letGo();
  await settled();
  expect(inFront(desk)).toBe(4);
  expect([...leases.keys()].sort()).toEqual([3, 4]);
  desk.close();
  await settled();
  expect(leases.size).toBe(0);
});

test('skipping the only one leaves nothing free, and looking again brings it back', async () => {
  const { desk } = await opened(1);
  desk.skip();
  await settled();
  expect(desk.read().kind).toBe('empty');
  await desk.start();
  expect(inFront(desk)).toBe(1);
});

test('what is left is let go: by skipping, by picking another one, by closing', async () => {
  const { calls, leases } = fakeQueue(4);
  const desk = new Desk(calls, news);
  await desk.start();
  await settled();
  desk.skip();
  await settled();
  expect(inFront(desk)).toBe(2);
  await desk.open({ studentId: 4, runId: 1, questionId: 9 });
  await settled();
  expect(leases.has(2)).toBe(false);
  desk.close();
  await settled();
  expect(leases.size).toBe(0);
});
