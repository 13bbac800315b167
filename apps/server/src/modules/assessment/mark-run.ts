import { isMarkedByPerson } from '@shala/question-kit/kinds.ts';
import type { StoredBody } from '@shala/question-kit/stored.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';
import { selectAnswers, updateOutcomes } from './answer-store.ts';
import { type Answer, countedAnswer, type Run, type RunResult } from './domain/run.ts';
import { secondsBetween } from './domain/run-clock.ts';
import { judgeChoice, type MarkedQuestion, outcomeOfMarks, scoreRun } from './domain/score-run.ts';
import { selectFiles } from './file-store.ts';
import type { QuestionBank } from './question-bank.ts';

/** Marks every question of a run that the caller has locked, writes the outcomes, and sums them up. */
export async function markRun(tx: Tx, bank: QuestionBank, run: Run, endedAt: Date): Promise<RunResult> {
  const { marked, result } = await judgeRun(tx, bank, run, endedAt);
  await updateOutcomes(tx, run, marked);
  return result;
}

/** The same without writing anything: what the run would be worth. */
export async function judgeRun(db: Queryable, bank: QuestionBank, run: Run, endedAt: Date) {
  const answers = new Map((await selectAnswers(db, run)).map((answer) => [answer.questionId, answer]));
  const withFiles = new Set((await selectFiles(db, run)).map(({ questionId }) => questionId));
  const bodies = await bank.bodies(db, run.questions);
  const secrets = await bank.secrets(db, run.questions);
  const marked = run.questions.map(({ id }) => ({
    questionId: id,
    ...markQuestion(run, {
      body: bodies.get(id) as StoredBody,
      key: secrets.get(id)?.correctAnswer ?? null,
      answer: answers.get(id),
      hasFiles: withFiles.has(id),
    }),
  }));
  const seconds = Math.max(0, Math.round(secondsBetween(run.startedAt ?? endedAt, endedAt)));
  const result: RunResult = { ...scoreRun(marked, run), seconds };
  return { marked, result };
}

interface Given {
  body: StoredBody;
  key: string | null;
  answer: Answer | undefined;
  hasFiles: boolean;
}

function markQuestion(run: Run, { body, key, answer, hasFiles }: Given): MarkedQuestion {
  const words = answer ? countedAnswer(answer, run.countsDrafts) : null;
  if (!isMarkedByPerson(body.kind)) return judgeChoice(words, key);
  if (words === null && !hasFiles) return { outcome: 'unanswered', fraction: 0, canCost: false };
  const marks = answer?.marks ?? null;
  if (marks === null) return { outcome: 'pending', fraction: 0, canCost: false };
  return { outcome: outcomeOfMarks(marks, body.maxMarks), fraction: marks / body.maxMarks, canCost: false };
}
