import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createEnding } from '../run/ending.ts';
import { now } from './moment.ts';
import { type OutboxStore, openOutboxStore } from './outbox-store.ts';
import { createRunOutbox } from './run-outbox.ts';
import { createSafeStore } from './safe-store.ts';
import { change, createTestServer, newDevice, ref, run } from './test-outbox.ts';

type Fault = (operation: string) => boolean;
let device = newDevice();
let server = createTestServer();
let fault: Fault;
let opened: number;
const stops: (() => void)[] = [];

/** The store of a device on which some operations fail. */
async function openFaulty(): Promise<OutboxStore> {
  opened += 1;
  if (fault('open')) throw new DOMException('', 'VersionError');
  const store = await openOutboxStore(device);
  return new Proxy(store, {
    get: (target, name: keyof OutboxStore) =>
      fault(name)
        ? () => Promise.reject(new DOMException('', 'QuotaExceededError'))
        : target[name].bind(target),
  });
}

beforeEach(() => {
  device = newDevice();
  server = createTestServer();
  fault = () => false;
  opened = 0;
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const pending = (seq: number, questionId: number) => ({
  ...run,
  ref,
  seq,
  change: change(questionId, 'option1'),
  madeAt: now(),
});

function openOutbox(store: OutboxStore) {
  const outbox = createRunOutbox({
    store,
    run,
    ref,
    isLatestOnly: true,
    lastSeq: 0,
    elapsed: () => 0,
    send: server.send,
    onSaved: () => undefined,
    onRefused: (_, error) => {
      throw error;
    },
  });
  stops.push(outbox.stop);
  return outbox;
}

it('an answer reaches the server although the device has no room for it any more', async () => {
  const outbox = openOutbox(createSafeStore(openFaulty));
  await outbox.save(change(1, 'option1'));
  await outbox.flush();
  fault = (operation) => operation === 'add';
  await outbox.save(change(1, 'option2'));
  expect(await outbox.flush()).toBe(true);
  expect(server.held.get(1)).toMatchObject({ answer: 'option2' });
});

it('an answer that the device does not let go of is sent once', async () => {
  const store = createSafeStore(openFaulty);
  const outbox = openOutbox(store);
  fault = (operation) => operation === 'remove';
  await outbox.save(change(1, 'option1'));
  expect(await outbox.flush()).toBe(true);
  expect(server.calls).toHaveLength(1);
  expect(await store.list(run)).toEqual([]);
});

it('a database that the browser closed is opened once more, and what was written before is there', async () => {
  const databases: IDBDatabase[] = [];
  const store = createSafeStore(() =>
    openOutboxStore(
      new Proxy(device, {
        get: (target, name) =>
          name !== 'open'
            ? Reflect.get(target, name)
            : (...of: [string, number]) => {
                const opening = target.open(...of);
                opening.addEventListener('success', () => databases.push(opening.result));
                return opening;
              },
      }),
    ),
  );
  await store.add(pending(1, 11), true);
  databases[0]?.close();
  await store.add(pending(2, 12), true);
  expect(databases).toHaveLength(2);
  expect((await (await openOutboxStore(device)).list(run)).map(({ seq }) => seq)).toEqual([1, 2]);
});

it('what waits on the device and in memory goes out in one order', async () => {
  const store = createSafeStore(openFaulty);
  await store.add(pending(1, 11), true);
  fault = (operation) => operation === 'add';
  await store.add(pending(2, 12), true);
  fault = () => false;
  await store.add(pending(3, 13), true);
  expect((await store.list(run)).map(({ seq }) => seq)).toEqual([1, 2, 3]);
  expect(await store.listRuns(run.studentId)).toEqual([{ ...run, ref }]);
});

it('where no database can be opened at all, everything waits in memory', async () => {
  fault = () => true;
  const store = createSafeStore(openFaulty);
  await store.add(pending(1, 11), true);
  await store.setFinish({ ...run, ref });
  expect(await store.list(run)).toHaveLength(1);
  expect(await store.hasFinish(run)).toBe(true);
  expect(await store.listRuns(run.studentId)).toEqual([{ ...run, ref }]);
  await store.remove(pending(1, 11));
  await store.removeFinish(run);
  expect(await store.listRuns(run.studentId)).toEqual([]);
  expect(opened).toBeGreaterThan(1);
});

it('Finish goes on although the wish cannot be written down', async () => {
  localStorage.setItem('USER', JSON.stringify({ kind: 'student', id: run.studentId }));
  fault = (operation) => operation === 'setFinish' || operation === 'removeFinish';
  const store = createSafeStore(openFaulty);
  const asked: string[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    const ending = createEnding({
      outbox: openOutbox(store),
      store,
      transport: {
        async send<Answer>({ path }: { path: string }): Promise<Answer> {
          asked.push(path);
          return { paper_attempt: { results: [] } } as Answer;
        },
      },
      finish: { ...run, ref: { door: 'paper', courseId: 41, attemptId: 31 } },
      onChange: () => undefined,
      onEnded: resolve,
      onRefused: reject,
    });
    stops.push(ending.stop);
    ending.finish().catch(reject);
  });
  await ended;
  expect(asked).toHaveLength(1);
  expect(await store.hasFinish(run)).toBe(false);
});
