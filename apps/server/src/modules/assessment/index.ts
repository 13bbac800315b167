import type { Sweep } from '#platform/sweep.ts';
import { createAnswerLanes } from './answer-lanes.ts';
import { countExercises, findQuickQuizzes } from './count-practice.ts';
import { countWaiting } from './count-waiting.ts';
import type { AssessmentDeps, EngineDeps } from './deps.ts';
import { findPapers } from './find-papers.ts';
import { authoringRoutes } from './http/authoring-routes.ts';
import { correctionRoutes } from './http/correction-routes.ts';
import { doorRoutes } from './http/create-routes.ts';
import { listRoutes } from './http/list-routes.ts';
import { markingQueueRoutes } from './http/marking-routes.ts';
import { presentResults } from './http/present-attempt.ts';
import { presentPaper } from './http/present-paper.ts';
import { questionBankRoutes } from './http/question-bank-routes.ts';
import { resultRoutes } from './http/result-routes.ts';
import { markingRoutes } from './http/staff-routes.ts';
import { deleteOldImports } from './import-store.ts';
import { assessmentJobs } from './jobs.ts';
import { listWaiting } from './list-waiting.ts';
import { assessmentListeners } from './on-events.ts';
import { createQuestionBank } from './question-bank.ts';
import { assessmentTables } from './student-data.ts';
import { sweepRuns } from './sweep-runs.ts';

export { minutesOf, secondsEach } from './domain/score-run.ts';
export type { AnswerEvaluated, CompletedRun, RunCompleted } from './events.ts';
export { findChapterPlace, findLessonPlace, findPracticeItem } from './find-practice-place.ts';
export { findQuestions } from './find-questions.ts';
export { recordRun } from './record-run.ts';
export {
  type PracticeTimer,
  type SavePracticeItem,
  savePracticeItem,
} from './save-practice-item.ts';
export { type SaveQuestion, saveQuestion } from './save-question.ts';

export function createAssessmentModule(given: AssessmentDeps) {
  const deps: EngineDeps = { ...given, bank: createQuestionBank(), lanes: createAnswerLanes(given.db) };
  const sweeps: Sweep[] = [
    { name: 'assessment.finish-runs', everySeconds: 5, run: () => sweepRuns(deps) },
    { name: 'assessment.old-imports', everySeconds: 3600, run: () => deleteOldImports(given.db) },
  ];
  return {
    findQuickQuizzes,
    countExercises,
    /** What waits for a member of staff, for their first screen. */
    countWaiting,
    listWaiting,
    /** For the routes of modules to the right: a paper and its runs look the same everywhere. */
    presentPaper,
    presentResults,
    findPapers: (papers: Parameters<typeof findPapers>[1]) => findPapers(deps, papers),
    routes: [
      ...listRoutes(deps),
      ...doorRoutes(deps),
      ...resultRoutes(deps),
      ...markingRoutes(deps),
      ...markingQueueRoutes(deps),
      ...correctionRoutes(deps),
      ...authoringRoutes(deps),
      ...questionBankRoutes(deps),
    ],
    jobs: assessmentJobs(deps),
    listeners: assessmentListeners(deps),
    sweeps,
    studentTables: assessmentTables,
  };
}
export type AssessmentModule = ReturnType<typeof createAssessmentModule>;
