import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settleQuestion } from './settle-question.ts';
import { apiError, change, createTestServer, newDevice, openPage, ref, run } from './test-outbox.ts';

let device = newDevice();
let server = createTestServer();
const open: { stop(): void }[] = [];
const page = async (parts: Parameters<typeof openPage>[1] = {}) => {
  const life = await openPage(device, { send: server.send, ...parts });
  open.push(life.outbox);
  return life;
};

beforeEach(() => {
  device = newDevice();
  server = createTestServer();
});
afterEach(() => {
  for (const outbox of open.splice(0)) outbox.stop();
});

describe('the outbox of a run', () => {
  it('writes an answer to the device before it sends it', async () => {
    const { store, outbox } = await page({
      send: async (pending) => {
        expect(await store.list(run)).toHaveLength(1);
        return server.send(pending);
      },
    });
    await outbox.save(change(1, 'option1'));
    expect(await outbox.flush()).toBe(true);
    expect(server.held.get(1)).toMatchObject({ answer: 'option1' });
    expect(await store.list(run)).toEqual([]);
  });

  it('a crash between writing and sending loses nothing: the next page sends it', async () => {
    const before = await page({ send: () => new Promise(() => undefined) });
    await before.outbox.save(change(1, 'option2'));
    before.outbox.stop();
    const after = await page();
    expect(await after.outbox.flush()).toBe(true);
    expect(server.held.get(1)).toMatchObject({ answer: 'option2' });
  });

  it('without a network ten answers wait on the device, and all arrive in their order when it is back', async () => {
    server.failWith(() => apiError(0, 'network'));
    const { outbox, store } = await page();
    for (let id = 1; id <= 10; id += 1) await outbox.save(change(id, `option${(id % 4) + 1}`));
    expect(await outbox.flush()).toBe(false);
    expect(outbox.status().holdUp).toBe('later');
    expect(outbox.status().unsent.size).toBe(10);
    expect(await store.list(run)).toHaveLength(10);
    server.failWith(null);
    server.calls.length = 0;
    expect(await outbox.flush()).toBe(true);
    expect(server.calls.map(({ change }) => change.questionId)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(server.held.size).toBe(10);
    expect(outbox.status()).toEqual({ unsent: new Set(), holdUp: null });
  });

  it('of several answers to one question that wait, only the newest goes out', async () => {
    server.failWith(() => apiError(503));
    const { outbox } = await page();
    for (const option of ['option1', 'option2', null, 'option3']) await outbox.save(change(4, option));
    await outbox.flush();
    server.failWith(null);
    server.calls.length = 0;
    await outbox.flush();
    expect(server.calls.map(({ change }) => change.answer)).toEqual(['option3']);
  });

  it('a mark made after an answer that waits does not take the answer away', async () => {
    server.failWith(() => apiError(0));
    const { outbox } = await page();
    await outbox.save(change(4, 'option1'));
    await outbox.save({ questionId: 4, isMarked: true });
    await outbox.flush();
    server.failWith(null);
    await outbox.flush();
    expect(server.held.get(4)).toMatchObject({ answer: 'option1', isMarked: true });
  });

  it('a choice that was handed in still goes out when another one was tried after it', async () => {
    server.failWith(() => apiError(0));
    const { outbox } = await page();
    await outbox.save({ questionId: 4, answer: 'option1', isDraft: false });
    await outbox.save(change(4, 'option2'));
    await outbox.save({ questionId: 4, isMarked: true });
    await outbox.save(change(4, 'option3'));
    await outbox.flush();
    server.failWith(null);
    server.calls.length = 0;
    await outbox.flush();
    expect(server.calls.map((sent) => sent.change)).toEqual([
      { questionId: 4, answer: 'option1', isDraft: false },
      { questionId: 4, answer: 'option3', isDraft: true, isMarked: true },
    ]);
  });

  it.each([true, false])(
    'two tabs that save in the same moment both keep theirs (%s)',
    async (isLatestOnly) => {
      server.failWith(() => apiError(0));
      const one = await page({ isLatestOnly, elapsed: () => 4000 });
      const two = await page({ isLatestOnly, elapsed: () => 4000 });
      await one.outbox.save(change(1, 'option1'));
      await two.outbox.save(change(2, 'option2'));
      await two.outbox.flush();
      one.outbox.stop();
      server.failWith(null);
      await two.outbox.flush();
      expect(server.held.get(1)).toMatchObject({ seq: 4000, answer: 'option1' });
      expect(server.held.get(2)).toMatchObject({ seq: 4001, answer: 'option2' });
    },
  );

  it('with timers per question every step is kept, since each of them took its time', async () => {
    server.failWith(() => apiError(0));
    const { outbox } = await page({ isLatestOnly: false });
    for (const id of [1, 2, 1]) await outbox.save(change(id, null));
    await outbox.flush();
    server.failWith(null);
    server.calls.length = 0;
    await outbox.flush();
    expect(server.calls.map(({ change }) => change.questionId)).toEqual([1, 2, 1]);
  });

  it('an answer whose receipt got lost is sent again with the same sequence, and counts once', async () => {
    server.loseAnswers(true);
    const { outbox } = await page();
    await outbox.save(change(1, 'option1'));
    expect(await outbox.flush()).toBe(false);
    server.loseAnswers(false);
    expect(await outbox.flush()).toBe(true);
    expect(new Set(server.calls.map(({ seq }) => seq)).size).toBe(1);
    expect(server.calls.length).toBeGreaterThan(1);
    expect(server.held.get(1)).toMatchObject({ seq: server.calls[0]?.seq, answer: 'option1' });
  });

  it('an answer made while the older one is under way is not lost with its receipt', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { outbox } = await page({
      send: async (pending) => {
        if (pending.change.answer === 'option1') await held;
        return server.send(pending);
      },
    });
    await outbox.save(change(1, 'option1'));
    await outbox.save(change(1, 'option2'));
    release();
    expect(await outbox.flush()).toBe(true);
    expect(server.held.get(1)).toMatchObject({ answer: 'option2' });
  });

  it('sequences go up over reloads, and follow the time of the run, so that the later device wins', async () => {
    const first = await page({ elapsed: () => 4000 });
    await first.outbox.save(change(1, 'option1'));
    await first.outbox.flush();
    const second = await page({ lastSeq: 4000, elapsed: () => 3000 });
    await second.outbox.save(change(1, 'option2'));
    await second.outbox.flush();
    expect(server.calls.map(({ seq }) => seq)).toEqual([4000, 4001]);
  });

  it('a run that is months old still saves: its sequences stay within what the server takes', async () => {
    const { outbox } = await page({ elapsed: () => 90 * 24 * 3_600_000 });
    for (const option of ['option1', 'option2', 'option3']) {
      await outbox.save(change(1, option));
      await outbox.flush();
    }
    const seqs = server.calls.map(({ seq }) => seq);
    expect(seqs).toEqual([...new Set(seqs)].sort((a, b) => a - b));
    expect(seqs).toHaveLength(3);
    expect(Math.max(...seqs)).toBeLessThan(2_000_000_000);
  });

  it('of two devices the later one wins in a run that is months old as well', async () => {
    const old = 90 * 24 * 3_600_000;
    const [first, second] = [await page({ elapsed: () => old }), await page({ elapsed: () => old + 60_000 })];
    for (const option of ['option1', 'option2', 'option3']) await first.outbox.save(change(1, option));
    await first.outbox.flush();
    await second.outbox.save(change(1, 'option4'));
    await second.outbox.flush();
    expect(server.held.get(1)).toMatchObject({ answer: 'option4' });
  });

  it('goes on after what waits from an earlier life of the page', async () => {
    server.failWith(() => apiError(0));
    const first = await page({ elapsed: () => 900 });
    await first.outbox.save(change(1, 'option1'));
    await first.outbox.flush();
    first.outbox.stop();
    server.failWith(null);
    const second = await page();
    await second.outbox.flush();
    await second.outbox.save(change(1, 'option2'));
    await second.outbox.flush();
    expect(server.held.get(1)).toMatchObject({ seq: 901, answer: 'option2' });
  });

  it('what the server refuses for good is taken off the list and told, and the rest goes on', async () => {
    server.failWith(({ change }) => (change.questionId === 1 ? apiError(409, 'run_ended') : null));
    const { outbox, refused } = await page();
    await outbox.save(change(1, 'option1'));
    await outbox.save(change(2, 'option1'));
    expect(await outbox.flush()).toBe(true);
    expect(refused).toEqual([1]);
    expect([...server.held.keys()]).toEqual([2]);
  });

  it('a dead session holds everything until somebody has signed in again', async () => {
    server.failWith(() => apiError(401));
    const { outbox, store } = await page();
    await outbox.save(change(1, 'option1'));
    expect(await outbox.flush()).toBe(false);
    expect(outbox.status().holdUp).toBe('signed-out');
    expect(await store.list(run)).toHaveLength(1);
    server.failWith(null);
    expect(await outbox.flush()).toBe(true);
    expect(server.held.get(1)).toMatchObject({ answer: 'option1' });
  });

  it('a question is settled only when the server has every change of it, also of an earlier page', async () => {
    server.failWith(() => apiError(0));
    const before = await page();
    await before.outbox.save({ questionId: 1, imageIds: [] });
    await before.outbox.flush();
    before.outbox.stop();
    const { outbox } = await page();
    const settled = settleQuestion(outbox, 1).then(() => server.held.has(1));
    expect(await outbox.flush()).toBe(false);
    server.failWith(null);
    await outbox.flush();
    expect(await settled).toBe(true);
  });

  it('which pictures stay keeps its moment: words that come later go out by themselves', async () => {
    server.failWith(() => apiError(0));
    const { outbox, store } = await page();
    await outbox.save({ questionId: 1, imageIds: [2] });
    await outbox.save(change(1, 'some words'));
    await outbox.save(change(1, 'more words'));
    const waiting = (await store.list(run)).map((row) => row.change);
    expect(waiting).toEqual([{ questionId: 1, imageIds: [2] }, change(1, 'more words')]);
    server.failWith(null);
    expect(await outbox.flush()).toBe(true);
    expect(server.held.get(1)).toMatchObject({ answer: 'more words', imageIds: [2] });
  });

  it('tries again by itself after a pause', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      server.failWith(() => apiError(0));
      const { outbox } = await page();
      await outbox.save(change(1, 'option1'));
      await outbox.flush();
      server.failWith(null);
      vi.runOnlyPendingTimers();
      expect(await outbox.flush()).toBe(true);
      expect(server.held.size).toBe(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('each change says which run of whom it belongs to', async () => {
    server.failWith(() => apiError(0));
    const { outbox, store } = await page();
    await outbox.save(change(1, 'option1'));
    expect(await store.list({ ...run, studentId: 8 })).toEqual([]);
    expect(await store.list({ ...run, runNo: 2 })).toEqual([]);
    expect(await store.listRuns(8)).toEqual([]);
    expect(await store.listRuns(7)).toEqual([{ ...run, ref }]);
  });
});
