import { expect, test } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { createAnswerLanes } from './answer-lanes.ts';
import type { QueuedSave, SavedRow } from './answer-store.ts';

const none = null as unknown as Database;
const save = (studentId: number, questionId: number, answer: string): QueuedSave => ({
  studentId,
  attemptId: 1,
  enrolmentId: 1,
  kind: 'exercise',
  questionId,
  runNo: null,
  clientSeq: null,
  hasAnswer: true,
  answer,
  isDraft: false,
  isMarked: null,
  isVisited: null,
});
const row = ({ studentId, attemptId, questionId, answer }: QueuedSave): SavedRow => ({
  student_id: studentId,
  attempt_id: attemptId,
  question_id: questionId,
  run_id: 1,
  holder: null,
  expires_at: null,
  now: new Date(0),
  client_seq: 1,
  answer,
  is_marked: null,
  is_visited: null,
  saved_at: new Date(0),
});
const answersOf = (batch: readonly QueuedSave[]) => batch.map(({ answer }) => answer);

/** A database whose statements end when the test says so. */
function heldDatabase() {
  const batches: (readonly QueuedSave[])[] = [];
  const ends: (() => void)[] = [];
  const write = (saves: readonly QueuedSave[]) => {
    batches.push(saves);
    return new Promise<SavedRow[]>((resolve) => {
      ends.push(() => resolve(saves.map(row)));
    });
  };
  return { batches, ends, write };
}

test('what arrives while a statement is under way leaves together in the next one', async () => {
  const { batches, ends, write } = heldDatabase();
  const lanes = createAnswerLanes(none, write);
  const saves = [1, 2, 3].map((questionId) => lanes.save(save(2, questionId, `a${questionId}`)));
  expect(batches.map(answersOf)).toEqual([['a1']]);
  ends[0]?.();
  expect((await saves[0])?.answer).toBe('a1');
  await expect.poll(() => batches.map(answersOf)).toEqual([['a1'], ['a2', 'a3']]);
  ends[1]?.();
  expect((await Promise.all(saves)).map((saved) => saved?.answer)).toEqual(['a1', 'a2', 'a3']);
});

test('two saves of one question never share a statement, and stay in order', async () => {
  const { batches, ends, write } = heldDatabase();
  const lanes = createAnswerLanes(none, write);
  const saves = ['first', 'one', 'two'].map((answer) => lanes.save(save(2, 1, answer)));
  for (let turn = 0; turn < 3; turn += 1) {
    await expect.poll(() => batches.length).toBe(turn + 1);
    ends[turn]?.();
    await saves[turn];
  }
  expect(batches.map(answersOf)).toEqual([['first'], ['one'], ['two']]);
});

test('at most 64 leave at once, and students of the other lane do not wait', async () => {
  const { batches, ends, write } = heldDatabase();
  const lanes = createAnswerLanes(none, write);
  const saves = Array.from({ length: 100 }, (_unused, n) => lanes.save(save(2, n + 1, String(n))));
  saves.push(lanes.save(save(3, 1, 'other lane')));
  expect(batches.map((batch) => batch.length)).toEqual([1, 1]);
  ends[0]?.();
  await expect.poll(() => batches.map((batch) => batch.length)).toEqual([1, 1, 64]);
  ends[1]?.();
  ends[2]?.();
  await expect.poll(() => batches.length).toBe(4);
  ends[3]?.();
  expect(await Promise.all(saves)).toHaveLength(101);
});

test('one that the database refuses does not take the others down', async () => {
  const write = async (saves: readonly QueuedSave[]) => {
    if (saves.some(({ answer }) => answer === 'bad'))
      throw Object.assign(new Error('bad'), { code: '22021' });
    return saves.map(row);
  };
  const lanes = createAnswerLanes(none, write);
  const saves = ['ok', 'bad', 'fine'].map((answer, n) => lanes.save(save(2, n + 1, answer)));
  const settled = await Promise.allSettled(saves);
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('nobody is told that a save is safe when the connection was lost, and the lane goes on', async () => {
  let isDown = true;
  const lanes = createAnswerLanes(none, async (saves) => {
    if (isDown) throw new Error('connection lost');
    return saves.map(row);
  });
  const lost = await Promise.allSettled([lanes.save(save(2, 1, 'a')), lanes.save(save(2, 2, 'b'))]);
  expect(lost.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isDown = false;
  expect((await lanes.save(save(2, 1, 'a')))?.answer).toBe('a');
});

test('a save that no row answers for is handed back to be looked at', async () => {
  const lanes = createAnswerLanes(none, async () => []);
  expect(await lanes.save(save(2, 1, 'a'))).toBeNull();
});
