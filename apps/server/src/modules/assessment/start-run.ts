import { AppError, notFound } from '#platform/app-error.ts';
import { requireCourse, requireOpen } from './access.ts';
import { lockRun, selectAttemptItem } from './attempt-store.ts';
import type { EngineDeps, Learner } from './deps.ts';
import type { AttemptRef, Run } from './domain/run.ts';
import { runSeconds, secondsBetween } from './domain/run-clock.ts';
import { insertEvent } from './event-store.ts';
import { selectItemToStart } from './practice-store.ts';
import { startRun, updateHolder } from './run-store.ts';

interface Opening {
  learner: Learner;
  ref: AttemptRef;
  run: Run;
  now: Date;
  /** Which device or tab opens the questions. */
  holder: string;
}

/** What was allowed when the run was opened is asked again only if that is a while ago. */
const believedSeconds = 10 * 60;

interface Opened {
  run: Run;
  /** Its clock has started with this very call: nothing can have been saved before. */
  isFresh: boolean;
}

/** The clock starts when the questions are first served. Whoever opens them holds the run from then on. */
export async function openQuestions(deps: EngineDeps, opening: Opening): Promise<Opened> {
  const { learner, ref, run, now, holder } = opening;
  if (run.startedAt === null) {
    if (run.deadline !== null && now > run.deadline) throw new AppError('deadline_passed');
    if (secondsBetween(run.createdAt, now) > believedSeconds) await requireStillOpen(deps, learner, ref);
    const seconds = runSeconds(run.timer, run.limitSeconds, run.questions.length);
    const started = await startRun(deps.db, run, { seconds, holder });
    // Null: another device was a moment quicker.
    return started
      ? { run: { ...run, ...started, lastActionAt: started.startedAt, holder }, isFresh: true }
      : { run: await takeOver(deps, opening), isFresh: false };
  }
  return { run: run.holder === holder ? run : await takeOver(deps, opening), isFresh: false };
}

/** Another device or tab goes on with a run that has started; both its student and the tutor may know. */
async function takeOver({ db }: EngineDeps, { run, holder }: Opening): Promise<Run> {
  return db.transaction().execute(async (tx) => {
    const found = await lockRun(tx, run.studentId, run.id);
    if (!found) throw notFound();
    const current = found.run;
    // Given up on the other device a moment ago.
    if (current.state === 'abandoned') throw new AppError('attempt_closed');
    if (current.state !== 'open' || current.holder === holder) return current;
    await updateHolder(tx, current, holder);
    if (current.holder !== null) await insertEvent(tx, current, 'second_device');
    return { ...current, holder };
  });
}

/** Between opening and starting a run the course may have run out. */
async function requireStillOpen(deps: EngineDeps, learner: Learner, ref: AttemptRef): Promise<void> {
  const { enrolmentId, kind } = ref;
  const course = await requireCourse(deps, { learner, enrolmentId, kind });
  const known = await selectAttemptItem(deps.db, ref);
  if (!known) throw notFound();
  const { placeId, itemId } = known;
  const { courseId } = course.entitlement;
  const item = await selectItemToStart(deps.db, { kind, courseId, placeId, itemId }, learner.studentId);
  if (!item) throw notFound();
  requireOpen(course, kind, item.standings);
}
