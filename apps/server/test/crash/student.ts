import type { Item } from '../practice-items.ts';
import type { Caller } from './caller.ts';
import { Refused } from './caller.ts';
import { doorOf } from './doors.ts';
import { type Ledger, promise } from './ledger.ts';
import { between, pause, pick, type Random } from './random.ts';
import { courseKindOf, type Enrolled } from './school.ts';

interface Given {
  student: Enrolled;
  items: readonly Item[];
  caller: Caller;
  random: Random;
  ledger: Ledger;
  isOver(): boolean;
}

interface WireAttempt {
  id: number;
  state: string;
  run_no: number;
  results: { value: number; correct: number; incorrect: number; unanswered: number; evaluating: number }[];
}

interface Saved {
  receipt: { client_seq: number; is_late: boolean };
}

/** Practises until it is over. The outbox is sent in order; whatever is not acknowledged is sent again. */
export async function practise(given: Given): Promise<void> {
  const { items, random, ledger, isOver } = given;
  try {
    while (!isOver()) await goThrough(given, pick(random, items));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    ledger.refusals.push(error.message);
  }
}

async function goThrough(given: Given, item: Item): Promise<void> {
  const { student, caller, random, ledger, isOver } = given;
  const door = doorOf(item, student.enrolments[courseKindOf(item.kind)]);
  const { attempt: one, questions: many } = door.names;
  const ask = async (call: () => ReturnType<typeof door.create>) =>
    (await caller.ask<Record<string, WireAttempt>>(call))[one] as WireAttempt;

  let attempt = await ask(() => door.create());
  if (attempt.state === 'completed') attempt = await ask(() => door.reset(attempt.id));
  const served = await caller.ask<Record<string, unknown>>(() => door.questions(attempt.id));
  const runNo = (served.attempt as WireAttempt).run_no;
  const questions = served[many] as { id: number; client_seq: number }[];
  // Somebody who comes back to an open run goes on counting where the server is.
  const seq = Math.max(...questions.map(({ client_seq }) => client_seq));
  const save = createSave(given, { door, attemptId: attempt.id, runNo, seq });
  for (const { id } of questions) {
    if (isOver()) return;
    await pause(between(random, 20, 250));
    await save(id, item.questionIds.at(-1) === id);
  }
  const end = random();
  if (end < 0.15) return; // Walks away; the server has to end it.
  if (end < 0.25) return void (await caller.ask(() => door.quit(attempt.id)));
  const completed = await ask(() => door.complete(attempt.id));
  const { studentId } = student;
  for (const result of completed.results) {
    const { correct, incorrect, unanswered, evaluating } = result;
    ledger.results.push({
      studentId,
      attemptId: attempt.id,
      runNo: result.value,
      correct,
      incorrect,
      unanswered,
      evaluating,
    });
  }
}

interface Run {
  door: ReturnType<typeof doorOf>;
  attemptId: number;
  runNo: number;
  seq: number;
}

/** Chooses, sometimes thinks better of it; every choice is in the outbox until it is acknowledged. */
function createSave({ student, caller, random, ledger }: Given, { door, attemptId, runNo, ...held }: Run) {
  let { seq } = held;
  return async (questionId: number, isText: boolean) => {
    const changes = random() < 0.3 ? 2 : 1;
    for (let change = 1; change <= changes; change += 1) {
      seq += 1;
      const made = performance.now();
      const answer = isText ? `words ${seq} ${random()}` : pick(random, optionKeys);
      const entry = {
        student_answer: answer,
        client_seq: seq,
        run_no: runNo,
        is_draft: change < changes,
        ...(random() < 0.1 && { marked: true }),
      };
      const call = () =>
        door.save(attemptId, questionId, { ...entry, age_ms: Math.round(performance.now() - made) });
      // As when a first try was given up while it was still on its way.
      const sends =
        random() < 0.05 ? [caller.ask<Saved>(call), caller.ask<Saved>(call)] : [caller.ask<Saved>(call)];
      const [saved] = await Promise.all(sends);
      if (!saved) continue;
      const { client_seq, is_late } = saved.receipt;
      promise(ledger, {
        studentId: student.studentId,
        attemptId,
        runNo,
        questionId,
        answer,
        seq: client_seq,
        isLate: is_late,
      });
    }
  };
}

const optionKeys = ['option1', 'option2', 'option3', 'option4'];
