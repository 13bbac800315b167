import type { EventListener } from '#platform/events.ts';
import type { Route } from '#platform/http/route.ts';
import type { StudentTable } from '#platform/student-data.ts';
import type { ProgressDeps } from './deps.ts';
import { resultTables } from './student-data.ts';

export function createProgressModule(_deps: ProgressDeps) {
  const routes: Route[] = [];
  const listeners: EventListener[] = [];
  const studentTables: StudentTable[] = [...resultTables];
  return { routes, listeners, studentTables };
}
