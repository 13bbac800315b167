import type { PermissionsChanged } from '#modules/accounts/index.ts';
import type { AnswerEvaluated, RunCompleted } from '#modules/assessment/index.ts';
import type { ContentCompleted } from '#modules/learning/index.ts';
import type { Database } from '#platform/db/database.ts';
import type { EventListener, JobHandler } from '#platform/events.ts';
import { bookLessonPoints } from './book-lesson-points.ts';
import { bookRunPoints } from './book-run-points.ts';
import { movePointsTotals } from './move-points-totals.ts';
import { refreshPointsTotals } from './refresh-points-totals.ts';

export function pointsListeners({ db }: { db: Database }): EventListener[] {
  const bookRun: EventListener['handle'] = (event) => {
    return bookRunPoints({ db }, (event as RunCompleted | AnswerEvaluated).data);
  };
  return [
    {
      name: 'progress.book-lesson-points',
      event: 'learning.content_completed',
      handle(event) {
        return bookLessonPoints({ db }, (event as ContentCompleted).data);
      },
    },
    { name: 'progress.book-run-points', event: 'assessment.run_completed', handle: bookRun },
    { name: 'progress.correct-run-points', event: 'assessment.answer_evaluated', handle: bookRun },
    {
      name: 'progress.rank-as-allowed',
      event: 'accounts.permissions_changed',
      async handle(event) {
        const { studentId } = (event as PermissionsChanged).data;
        await db.transaction().execute((tx) => refreshPointsTotals(tx, [studentId]));
      },
    },
  ];
}

export const pointsJobs = ({ db }: { db: Database }): JobHandler[] => [
  // After an import, and every hour: memberships begin and end by their dates, and midnight is no event.
  { task: 'move-points-totals', handle: () => movePointsTotals({ db }) },
];
