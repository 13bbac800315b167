import { AppError, notFound } from '#platform/app-error.ts';
import { requireCourse, requireOpen } from './access.ts';
import { lockRun, selectAttemptItem } from './attempt-store.ts';
import type { EngineDeps, Learner } from './deps.ts';
import type { AttemptRef, Run } from './domain/run.ts';
import { expiryOf, runSeconds } from './domain/run-clock.ts';
import { insertEvent } from './event-store.ts';
import { startRun, updateHolder } from './run-store.ts';

interface Opening {
  learner: Learner;
  ref: AttemptRef;
  run: Run;
  /** Which device or tab opens the questions. */
  holder: string;
}

/** The clock starts when the questions are first served. Whoever opens them holds the run from then on. */
export async function openQuestions(deps: EngineDeps, { learner, ref, run, holder }: Opening): Promise<Run> {
  if (run.startedAt !== null && run.holder === holder) return run;
  if (run.startedAt === null) await requireStillOpen(deps, learner, ref);
  return deps.db.transaction().execute(async (tx) => {
    const found = await lockRun(tx, run.studentId, run.id);
    if (!found) throw notFound();
    const { now } = found;
    let current = found.run;
    if (current.state !== 'open') return current;
    if (current.startedAt === null) {
      if (current.deadline !== null && now > current.deadline) throw new AppError('deadline_passed');
      const seconds = runSeconds(current.timer, current.limitSeconds, current.questions.length);
      const expiresAt = expiryOf(now, seconds, current.deadline);
      await startRun(tx, current, { startedAt: now, expiresAt, holder });
      current = { ...current, startedAt: now, expiresAt, lastActionAt: now, holder };
    } else if (current.holder !== holder) {
      await updateHolder(tx, current, holder);
      if (current.holder !== null) await insertEvent(tx, current, 'second_device');
      current = { ...current, holder };
    }
    return current;
  });
}

/** Between opening and starting a run the course may have run out. */
async function requireStillOpen(deps: EngineDeps, learner: Learner, ref: AttemptRef): Promise<void> {
  const course = await requireCourse(deps, { learner, enrolmentId: ref.enrolmentId, kind: ref.kind });
  const known = await selectAttemptItem(deps.db, ref);
  if (!known) throw notFound();
  await requireOpen(deps, course, { kind: ref.kind, placeId: known.placeId });
}
