import type { Sweep } from '#platform/sweep.ts';
import type { AnnouncementsDeps } from './deps.ts';
import { scheduleRoutes } from './http/schedule-routes.ts';
import { staffRoutes } from './http/staff-routes.ts';
import { studentRoutes } from './http/student-routes.ts';
import { listWaiting } from './list-waiting.ts';
import { postDue } from './post-announcement.ts';
import { announcementTables } from './student-data.ts';
import { sweepUploads } from './sweep-uploads.ts';

export type { AnnouncementPosted, CommentAnswered } from './events.ts';

export { saveAnnouncement, saveComment } from './save-announcement.ts';

export function createAnnouncementsModule(deps: AnnouncementsDeps) {
  const sweeps: Sweep[] = [
    { name: 'announcements.sweep-uploads', everySeconds: 600, run: () => sweepUploads(deps) },
    { name: 'announcements.post', everySeconds: 5, run: () => postDue(deps.db) },
  ];
  return {
    listWaiting,
    sweeps,
    routes: [...studentRoutes(deps), ...staffRoutes(deps), ...scheduleRoutes(deps)],
    studentTables: announcementTables,
  };
}
