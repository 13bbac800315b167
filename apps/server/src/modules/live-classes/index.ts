import type { EventListener, JobHandler } from '#platform/events.ts';
import type { Route } from '#platform/http/route.ts';
import type { Sweep } from '#platform/sweep.ts';
import type { LiveClassesDeps } from './deps.ts';
import { liveClassTables } from './student-data.ts';

export function createLiveClassesModule(_deps: LiveClassesDeps) {
  const routes: Route[] = [];
  const jobs: JobHandler[] = [];
  const sweeps: Sweep[] = [];
  const listeners: EventListener[] = [];
  return { routes, jobs, sweeps, listeners, studentTables: liveClassTables };
}
