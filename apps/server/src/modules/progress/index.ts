import type { EventListener, JobHandler } from '#platform/events.ts';
import type { Route } from '#platform/http/route.ts';
import type { StudentTable } from '#platform/student-data.ts';
import type { ProgressDeps } from './deps.ts';
import { classRoutes } from './http/class-routes.ts';
import { leaderboardRoutes } from './http/leaderboard-routes.ts';
import { resultRoutes } from './http/result-routes.ts';
import { resultListeners } from './on-events.ts';
import { pointsTables } from './points-data.ts';
import { pointsJobs, pointsListeners } from './points-listeners.ts';
import { resultTables } from './student-data.ts';

export { rankOf } from './leaderboard-store.ts';
export { rebuildProgress } from './rebuild-progress.ts';

export function createProgressModule(deps: ProgressDeps) {
  const routes: Route[] = [...resultRoutes(deps), ...leaderboardRoutes(deps), ...classRoutes(deps)];
  const listeners: EventListener[] = [...resultListeners(deps), ...pointsListeners(deps)];
  const studentTables: StudentTable[] = [...resultTables, ...pointsTables];
  const jobs: JobHandler[] = pointsJobs(deps);
  return { routes, listeners, jobs, studentTables };
}
