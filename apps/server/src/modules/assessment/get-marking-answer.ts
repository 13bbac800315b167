import { isMarkedByPerson } from '@shala/question-kit/kinds.ts';
import type { StoredBody } from '@shala/question-kit/stored.ts';
import { notFound } from '#platform/app-error.ts';
import type { Queryable } from '#platform/db/database.ts';
import { selectAnswers } from './answer-store.ts';
import type { EngineDeps } from './deps.ts';
import type { AnswerKey } from './domain/marking.ts';
import { countedAnswer, type Run } from './domain/run.ts';
import { type AnswerFile, selectFiles } from './file-store.ts';
import { selectMarks } from './mark-store.ts';
import { requireMarkable } from './markable-run.ts';
import { selectCard } from './marking-store.ts';
import { type AnswerCard, type GivenMark, viewCard, viewMark } from './marking-view.ts';
import type { Staff } from './reach-store.ts';

type Deps = Pick<EngineDeps, 'bank'>;

export interface FullAnswer {
  card: AnswerCard;
  questionId: number;
  body: StoredBody;
  text: string | null;
  comment: string | null;
  files: readonly AnswerFile[];
  /** The newest first. */
  history: readonly GivenMark[];
}

export async function getMarkingAnswer(
  db: Queryable,
  deps: Deps,
  staff: Staff,
  key: AnswerKey,
): Promise<FullAnswer> {
  return readFullAnswer(db, deps, await requireMarkable(db, staff, key), key.questionId);
}

/** Of a run that this person may mark. */
export async function readFullAnswer(
  db: Queryable,
  { bank }: Deps,
  run: Run,
  questionId: number,
): Promise<FullAnswer> {
  const question = run.questions.find(({ id }) => id === questionId);
  if (!question) throw notFound();
  const body = (await bank.bodies(db, [question])).get(questionId) as StoredBody;
  const key = { studentId: run.studentId, runId: run.id, questionId };
  const card = await selectCard(db, key);
  if (!card || !isMarkedByPerson(body.kind)) throw notFound();
  const answer = (await selectAnswers(db, run)).find((given) => given.questionId === questionId);
  const files = (await selectFiles(db, run)).filter((file) => file.questionId === questionId);
  return {
    card: viewCard(card),
    questionId,
    body,
    text: answer ? countedAnswer(answer, run.countsDrafts) : null,
    comment: answer?.comment ?? null,
    files,
    history: (await selectMarks(db, key)).map(viewMark),
  };
}
