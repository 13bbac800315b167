import type { EventListener, JobHandler } from '#platform/events.ts';
import type { Route } from '#platform/http/route.ts';
import type { NotificationsDeps } from './deps.ts';
import { notificationTables } from './student-data.ts';

export function createNotificationsModule(_deps: NotificationsDeps) {
  const routes: Route[] = [];
  const listeners: EventListener[] = [];
  const jobs: JobHandler[] = [];
  return { routes, listeners, jobs, studentTables: notificationTables };
}
