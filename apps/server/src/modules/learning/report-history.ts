import { notFound } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Learner, LearningDeps } from './deps.ts';
import type { History } from './domain/history.ts';
import { type PlayReport, watchedAfter } from './domain/played.ts';
import { lockHistory, updateHistory } from './history-store.ts';
import { requireOpenLibrary } from './open-library.ts';

interface ReportHistory {
  learner: Learner;
  enrolmentId: number;
  historyId: number;
  report: PlayReport & { secondsAgo: number };
}

/** What has been played since the last report. Sending it again changes nothing. */
export async function reportHistory(
  tx: Tx,
  deps: LearningDeps,
  { learner, enrolmentId, historyId, report }: ReportHistory,
): Promise<History> {
  const { studentId } = learner;
  const known = await lockHistory(tx, { studentId, enrolmentId }, historyId);
  if (!known) throw notFound();
  const { library } = await requireOpenLibrary(tx, deps, {
    learner,
    enrolmentId,
    contentLibraryId: known.libraryId,
  });
  const { durationSeconds } = library;
  const isFilm = library.type === 'video' && durationSeconds !== null;
  return updateHistory(
    tx,
    { studentId, historyId },
    {
      place: isFilm ? Math.min(report.place, durationSeconds) : report.place,
      secondsAgo: report.secondsAgo,
      watched: isFilm ? watchedAfter({ ...known, durationSeconds }, report) : known.watched,
    },
  );
}
