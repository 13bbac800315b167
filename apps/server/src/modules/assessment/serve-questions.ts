import type { Body } from '@shala/question-kit/question.ts';
import type { LocalText, StoredBody, StoredFigure } from '@shala/question-kit/stored.ts';
import { AppError, notFound } from '#platform/app-error.ts';
import { selectAnswers } from './answer-store.ts';
import type { EngineDeps, Learner } from './deps.ts';
import { questionSecondsLeft } from './domain/question-clock.ts';
import { type Answer, type AttemptRef, countedAnswer, type Outcome, type Run } from './domain/run.ts';
import { type AnswerFile, selectFiles } from './file-store.ts';
import { type AttemptView, findAttempt } from './find-attempt.ts';
import type { QuestionSecret } from './question-secret.ts';
import { openQuestions } from './start-run.ts';

/** What belongs to the student in a question. */
export interface OwnView {
  answer: Answer | null;
  files: readonly AnswerFile[];
  secondsLeft: number | null;
}

/** A question while its run is open. It has no place for what is right. */
export interface OpenQuestionView {
  id: number;
  body: Body<LocalText, StoredFigure>;
  own: OwnView;
}

/** A question after the end. */
export interface FinishedQuestionView {
  id: number;
  finished: { body: StoredBody; secret: QuestionSecret; outcome: Outcome; marks: number | null };
  own: OwnView;
}

interface Serve {
  learner: Learner;
  ref: AttemptRef;
}

/** The questions of the newest run. The first time its clock starts. */
export async function serveQuestions(
  deps: EngineDeps,
  { learner, ref, holder }: Serve & { holder: string },
): Promise<{ attempt: AttemptView; questions: OpenQuestionView[] }> {
  const attempt = await findAttempt(deps, ref, learner.locale);
  const { now } = attempt;
  const isOpen = attempt.run.state === 'open';
  const { run, isFresh } = isOpen
    ? await openQuestions(deps, { learner, ref, run: attempt.run, now, holder })
    : { run: attempt.run, isFresh: false };
  const own = isFresh ? nothingOwn(run) : await ownViews(deps, run, now);
  return { attempt: { ...attempt, run }, questions: await openViews(deps, run, own) };
}

/** One question of a run that has started. */
export async function serveQuestion(
  deps: EngineDeps,
  { learner, ref, questionId }: Serve & { questionId: number },
): Promise<OpenQuestionView> {
  const { run, now } = await findAttempt(deps, ref, learner.locale);
  if (run.startedAt === null) throw new AppError('attempt_not_started');
  const views = await openViews(deps, run, await ownViews(deps, run, now));
  const view = views.find(({ id }) => id === questionId);
  if (!view) throw notFound();
  return view;
}

async function openViews(
  { db, bank }: EngineDeps,
  run: Run,
  own: (id: number) => OwnView,
): Promise<OpenQuestionView[]> {
  const bodies = await bank.bodies(db, run.questions);
  return run.questions.map(({ id }) => ({ id, body: bodies.get(id) as StoredBody, own: own(id) }));
}

/** The questions with what is right. Refused while a run is open, and so again after a reset. */
export async function serveAnswers(
  deps: EngineDeps,
  { learner, ref }: Serve,
): Promise<{ attempt: AttemptView; questions: FinishedQuestionView[] }> {
  const attempt = await findAttempt(deps, ref, learner.locale);
  const { run } = attempt;
  if (run.state !== 'completed') throw new AppError('attempt_not_completed');
  const bodies = await deps.bank.bodies(deps.db, run.questions);
  const secrets = await deps.bank.secrets(deps.db, run.questions);
  const own = await ownViews(deps, run, run.endedAt ?? attempt.now);
  const questions = run.questions.map(({ id }) => {
    const given = own(id);
    const mine = { ...given, answer: given.answer && asCounted(given.answer, run) };
    const outcome = mine.answer?.outcome ?? (mine.files.length > 0 ? 'pending' : 'unanswered');
    const body = bodies.get(id) as StoredBody;
    const secret = secrets.get(id) as QuestionSecret;
    return { id, finished: { body, secret, outcome, marks: marksOf(body, mine.answer, outcome) }, own: mine };
  });
  return { attempt, questions };
}

/** After the end a student sees what was marked, and not a choice that did not count. */
function asCounted(answer: Answer, { countsDrafts }: Run): Answer {
  const isDraft = countsDrafts && answer.lateDecision !== 'counted' ? answer.isDraft : false;
  return { ...answer, answer: countedAnswer(answer, countsDrafts), isDraft };
}

function marksOf(body: StoredBody, answer: Answer | null, outcome: Outcome): number | null {
  if (outcome === 'pending') return null;
  return answer?.marks ?? (outcome === 'correct' ? body.maxMarks : 0);
}

/** Of a run that has just started. */
const nothingOwn =
  ({ timer, limitSeconds }: Run) =>
  (): OwnView => ({ answer: null, files: [], secondsLeft: timer === 'per_question' ? limitSeconds : null });

async function ownViews({ db }: Pick<EngineDeps, 'db'>, run: Run, moment: Date) {
  const answers = new Map((await selectAnswers(db, run)).map((answer) => [answer.questionId, answer]));
  const files = await selectFiles(db, run);
  return (id: number): OwnView => {
    const answer = answers.get(id) ?? null;
    return {
      answer,
      files: files.filter(({ questionId }) => questionId === id),
      secondsLeft:
        run.timer === 'per_question' ? questionSecondsLeft(run, id, answer?.usedMs ?? 0, moment) : null,
    };
  };
}
