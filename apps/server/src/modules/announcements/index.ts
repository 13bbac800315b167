import type { AnnouncementsDeps } from './deps.ts';
import { staffRoutes } from './http/staff-routes.ts';
import { studentRoutes } from './http/student-routes.ts';
import { announcementTables } from './student-data.ts';

export type { AnnouncementPosted, CommentAnswered } from './events.ts';

export { saveAnnouncement, saveComment } from './save-announcement.ts';

export function createAnnouncementsModule(deps: AnnouncementsDeps) {
  return {
    routes: [...studentRoutes(deps), ...staffRoutes(deps)],
    studentTables: announcementTables,
  };
}
