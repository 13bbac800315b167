import { countDone } from './count-done.ts';
import { requireCourse } from './course-access.ts';
import type { LearningDeps } from './deps.ts';
import { changeRoutes } from './http/change-routes.ts';
import { contentRoutes } from './http/content-routes.ts';
import { historyRoutes } from './http/history-routes.ts';
import { type MediaDeps, mediaRoutes } from './http/media-routes.ts';
import { subjectRoutes } from './http/subject-routes.ts';
import { type TeachingDeps, teachingRoutes } from './http/teaching-routes.ts';
import { learningTables } from './student-data.ts';

export { type ChapterCounts, isShown } from './count-done.ts';
export type { Learner } from './deps.ts';
export { type Completion, type Counts, completionOf, sumUp } from './domain/completion.ts';
export type { ContentCompleted } from './events.ts';
export { colourCode } from './http/present-chapter.ts';
export { recordCompletion, recordPlace } from './record-history.ts';

/** Quick quizzes and exercises belong to assessment; without it there are none. */
type Optional = 'quizzesOf' | 'exerciseCountsOf';
type GivenDeps = Omit<MediaDeps, Optional | 'storage'> &
  Partial<Pick<LearningDeps, Optional>> &
  Pick<TeachingDeps, 'storage'>;

export function createLearningModule({
  quizzesOf = async () => new Map(),
  exerciseCountsOf = async () => new Map(),
  ...rest
}: GivenDeps) {
  const deps: MediaDeps & TeachingDeps = { ...rest, quizzesOf, exerciseCountsOf };
  return {
    requireCourse: (which: Parameters<typeof requireCourse>[2]) => requireCourse(deps.db, deps, which),
    countDone: (whose: Parameters<typeof countDone>[1]) => countDone(deps, whose),
    routes: [
      ...subjectRoutes(deps),
      ...contentRoutes(deps),
      ...changeRoutes(deps),
      ...historyRoutes(deps),
      ...mediaRoutes(deps),
      ...teachingRoutes(deps),
    ],
    studentTables: learningTables,
  };
}
export type LearningModule = ReturnType<typeof createLearningModule>;
