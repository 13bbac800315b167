import 'fake-indexeddb/auto';
import { attempt, openQuestion, receipt, runningAttempt } from '@shala/api-client/example-attempts.ts';
import type { ApiRequest, Transport } from '@shala/api-client/transport.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { questionSecondsLeft } from '../model/run-clock.ts';
import { now } from '../outbox/moment.ts';
import { type OutboxStore, openOutboxStore } from '../outbox/outbox-store.ts';
import { apiError, newDevice, run } from '../outbox/test-outbox.ts';
import { RunEngine } from './run-engine.ts';
import { loadSheet } from './run-sheet.ts';

const ref = { door: 'paper', courseId: 41, attemptId: 31 } as const;
vi.setConfig({ testTimeout: 30_000 });
let store: OutboxStore;
let engine: RunEngine | null;
let sent: string[];
let fault: (end: string) => Error | null;
let timer: 'whole_quiz' | 'per_question';
let ended: number;

const transport: Transport = {
  async send<Answer>({ path, method }: ApiRequest): Promise<Answer> {
    const end = path.split('/').at(-1) ?? '';
    const error = fault(end);
    if (error) throw error;
    sent.push(end);
    return answerOf(end, method) as Answer;
  },
};

function answerOf(end: string, method: string): unknown {
  const running = runningAttempt({ timer_options: timer });
  if (end === 'complete') return { paper_attempt: attempt({ state: 'completed' }) };
  if (method === 'GET') {
    const time = timer === 'per_question' ? 600 : null;
    return { paper_attempt_questions: [11, 12].map((id) => openQuestion(id, { time })), attempt: running };
  }
  // A question that is replayed has less left at that moment.
  return {
    paper_attempt_question: { id: Number(end), student_answer: null, marked: false, visited: true, time: 50 },
    receipt: receipt(),
  };
}

async function open(): Promise<RunEngine> {
  const sheet = await loadSheet(transport, store, {
    ref,
    studentId: run.studentId,
    signal: new AbortController().signal,
  });
  engine = new RunEngine({
    sheet,
    store,
    transport,
    place: null,
    onPlace: () => undefined,
    onEnded: () => {
      ended += 1;
    },
    onRefused: () => undefined,
    onFinishRefused: () => undefined,
  });
  return engine;
}

/** However long a busy machine takes. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });

beforeEach(async () => {
  localStorage.setItem('USER', JSON.stringify({ kind: 'student', id: run.studentId }));
  store = await openOutboxStore(newDevice());
  engine = null;
  sent = [];
  fault = () => null;
  timer = 'whole_quiz';
  ended = 0;
});
afterEach(() => engine?.stop());

it('an end that an earlier page kept is carried out before anybody goes on in the run', async () => {
  await store.setFinish({ ...run, ref });
  const opened = await open();
  opened.start();
  await until(() => expect(opened.view().ending).toBe('sending'));
  await until(() => expect(ended).toBe(1));
  expect(sent.at(-1)).toBe('complete');
  expect(await store.hasFinish(run)).toBe(false);
});

it('an end that was kept and still cannot be sent may be taken back', async () => {
  await store.setFinish({ ...run, ref });
  const opened = await open();
  fault = () => apiError(0, 'network');
  opened.start();
  await until(() => expect(opened.view().ending).toBe('waiting'));
  await opened.cancelFinish();
  expect(opened.view().ending).toBeNull();
  expect(await store.hasFinish(run)).toBe(false);
  expect(ended).toBe(0);
});

it('the time of a question is not corrected by a receipt while later steps of the run wait', async () => {
  timer = 'per_question';
  for (const [seq, questionId] of [
    [1, 12],
    [2, 11],
  ] as const) {
    await store.add({ ...run, ref, seq, change: { questionId }, madeAt: now() }, false);
  }
  const opened = await open();
  opened.start();
  await until(() => expect(sent.slice(1)).toEqual(['12', '11', '11']));
  await until(() => expect(opened.view().outbox.unsent.size).toBe(0));
  await until(() => expect(questionSecondsLeft(opened.view().clock, 11, performance.now())).toBeLessThan(51));
  expect(questionSecondsLeft(opened.view().clock, 12, performance.now())).toBe(600);
});
