import { subjectRoutes } from './http/subject-routes.ts';
import type { LearningDeps } from './list-subjects.ts';

export function createLearningModule(deps: LearningDeps) {
  return { routes: subjectRoutes(deps) };
}
