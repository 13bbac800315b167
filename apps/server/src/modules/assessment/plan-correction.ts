import { checkAnswer, isMarkedByPerson, readBody } from '@shala/question-kit/kinds.ts';
import type { QuestionKind } from '@shala/question-kit/question.ts';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Queryable } from '#platform/db/database.ts';
import { selectRun } from './attempt-store.ts';
import {
  type AnswerGroup,
  selectAnswerGroups,
  selectExampleRuns,
  selectOtherWordings,
  selectQuestionToCorrect,
} from './correction-store.ts';
import type { EngineDeps } from './deps.ts';
import { judgeChoice } from './domain/score-run.ts';
import { judgeRun } from './mark-run.ts';
import { questionSecretSchema } from './question-secret.ts';

interface Correction {
  ownerTenantId: number;
  questionId: number;
  correctAnswer: string;
}

/** The question as it is, and which of its versions have another key than the right one. */
export async function readQuestionToCorrect(
  db: Queryable,
  { ownerTenantId, questionId, correctAnswer }: Correction,
  lock: 'locked' | 'free' = 'free',
) {
  const row = await selectQuestionToCorrect(db, { ownerTenantId, questionId }, lock);
  if (!row) throw notFound();
  const body = readBody(row.kind as QuestionKind, row.body);
  const secret = questionSecretSchema.parse(row.secret);
  if (isMarkedByPerson(body.kind) || secret.correctAnswer === null) throw new AppError('no_key_to_correct');
  if (checkAnswer(body, correctAnswer) !== null) throw new AppError('key_not_an_option');
  const wrong = row.versions.filter(({ key }) => key !== correctAnswer).map(({ version }) => version);
  return {
    id: row.id,
    tags: row.tags,
    version: row.version,
    body,
    secret,
    keyBefore: secret.correctAnswer,
    sameWording: row.versions.map(({ version }) => version),
    wrong,
  };
}
export type QuestionToCorrect = Awaited<ReturnType<typeof readQuestionToCorrect>>;

const mostExamples = 5;

/** What another key would change: how many runs, how many results, and some of them. Nothing is written. */
export async function planCorrection({ db, bank }: Pick<EngineDeps, 'db' | 'bank'>, correction: Correction) {
  const { questionId, correctAnswer } = correction;
  const question = await readQuestionToCorrect(db, correction);
  const groups = await selectAnswerGroups(db, questionId, question.wrong);
  const changing = groups.filter((group) => changes(group, correctAnswer));
  const rows = await selectExampleRuns(db, {
    tenantId: correction.ownerTenantId,
    questionId,
    versions: question.wrong,
    answers: changing.flatMap(({ answer }) => (answer === null ? [] : [answer])),
    limit: mostExamples,
  });
  const examples = [];
  for (const row of rows) {
    const run = await selectRun(db, row.student_id, row.run_id);
    if (!run?.result) continue;
    const judged = await judgeRun(
      db,
      withKey(bank, question, correctAnswer),
      run,
      run.endedAt ?? run.createdAt,
    );
    const { student_id: studentId, student_name: studentName, run_id: runId, answer } = row;
    examples.push({
      studentId,
      studentName,
      runId,
      answer,
      scoreBefore: run.result.score,
      scoreAfter: judged.result.score,
    });
  }
  return {
    question,
    runs: sum(groups),
    openRuns: sum(groups.filter(({ isOpen }) => isOpen)),
    resultsChanged: sum(changing),
    otherWordings: await selectOtherWordings(db, questionId, question.sameWording),
    examples,
  };
}

const sum = (groups: readonly AnswerGroup[]) => groups.reduce((total, { runs }) => total + runs, 0);

/** The result of a run is made of outcomes: it changes exactly if the outcome of this question does. */
const changes = ({ isOpen, answer, outcome }: AnswerGroup, key: string): boolean =>
  !isOpen && outcome !== null && judgeChoice(answer, key).outcome !== outcome;

/** The bank as if the key were another one. */
function withKey(bank: EngineDeps['bank'], { id, secret }: QuestionToCorrect, correctAnswer: string) {
  const secrets: EngineDeps['bank']['secrets'] = async (db, refs) => {
    const known = new Map(await bank.secrets(db, refs));
    return known.set(id, { ...secret, correctAnswer });
  };
  return { ...bank, secrets };
}
