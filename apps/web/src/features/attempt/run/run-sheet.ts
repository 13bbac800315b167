import { type LoadedQuestions, loadQuestions } from '@shala/api-client/attempts.ts';
import type { AttemptRef } from '@shala/api-client/attempts-doors.ts';
import type { AttemptQuestion } from '@shala/api-client/attempts-questions.ts';
import type { Transport } from '@shala/api-client/transport.ts';
import type { OutboxStore, Pending, RunKey } from '../outbox/outbox-store.ts';
import { tabName } from '../outbox/tab-name.ts';

/** The questions of a run as this student left them, here or elsewhere. */
export interface RunSheet extends LoadedQuestions {
  readonly ref: AttemptRef;
  readonly run: RunKey;
  /** When it was loaded, by the monotonic clock. */
  readonly loadedAt: number;
}

/** Loading starts the clock of a run that waited for it. What still waits on this device is laid over it. */
export async function loadSheet(
  transport: Transport,
  store: OutboxStore,
  { ref, studentId, signal }: { ref: AttemptRef; studentId: number; signal: AbortSignal },
): Promise<RunSheet> {
  const loaded = await loadQuestions(transport, ref, { tab: tabName(), signal });
  const run = { studentId, attemptId: ref.attemptId, runNo: loaded.attempt.runNo };
  const waiting = await store.list(run);
  const questions = loaded.questions.map((question) =>
    waiting.filter(({ change }) => change.questionId === question.question.id).reduce(layOver, question),
  );
  return { ...loaded, questions, ref, run, loadedAt: performance.now() };
}

function layOver({ question, own }: AttemptQuestion, { change, seq }: Pending): AttemptQuestion {
  return {
    question,
    own: {
      ...own,
      answer: change.answer === undefined ? own.answer : change.answer,
      isMarked: change.isMarked ?? own.isMarked,
      isVisited: true,
      clientSeq: Math.max(own.clientSeq, seq),
      images: change.imageIds ? own.images.filter(({ id }) => change.imageIds?.includes(id)) : own.images,
    },
  };
}
