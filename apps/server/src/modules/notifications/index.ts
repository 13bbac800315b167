import type { EventListener, JobHandler } from '#platform/events.ts';
import type { Route } from '#platform/http/route.ts';
import type { Sweep } from '#platform/sweep.ts';
import type { NotificationsDeps } from './deps.ts';
import { forgetJob } from './forget-notifications.ts';
import { countRoutes } from './http/count-routes.ts';
import { digestRoutes } from './http/digest-routes.ts';
import { letterRoutes } from './http/letter-routes.ts';
import { messageRoutes } from './http/message-routes.ts';
import { notificationRoutes } from './http/notification-routes.ts';
import { notificationListeners } from './on-events.ts';
import { pushJob } from './push-news.ts';
import { type DigestDeps, digestJob } from './send-digest.ts';
import { notificationTables } from './student-data.ts';
import { digestSweep } from './sweep-digests.ts';

export function createNotificationsModule(deps: NotificationsDeps & DigestDeps & { sendsLetters: boolean }) {
  const routes: Route[] = [
    ...notificationRoutes(deps),
    ...countRoutes(deps.db),
    ...messageRoutes(deps),
    ...digestRoutes(deps),
    ...letterRoutes(deps),
  ];
  const listeners: EventListener[] = notificationListeners(deps);
  const jobs: JobHandler[] = [pushJob(deps), forgetJob(deps.db), digestJob(deps)];
  const sweeps: Sweep[] = deps.sendsLetters ? [digestSweep(deps.db)] : [];
  return { routes, listeners, jobs, sweeps, studentTables: notificationTables };
}
