import type { JobHandler } from '#platform/events.ts';
import type { Sweep } from '#platform/sweep.ts';
import type { LiveClassesDeps, Rooms } from './deps.ts';
import { listToday } from './describe-for-staff.ts';
import { attendanceRoutes } from './http/attendance-routes.ts';
import { recordingRoutes } from './http/recording-routes.ts';
import { staffRoutes } from './http/staff-routes.ts';
import { studentRoutes } from './http/student-routes.ts';
import { createMeetingPasses } from './meeting-pass.ts';
import { recordingJobs, recordingSweeps } from './recordings/recording-jobs.ts';
import { liveClassTables } from './student-data.ts';
import { remindDue } from './tell-audience.ts';

export type { LiveClassCancelled, LiveClassSoon } from './events.ts';
export { saveAttendance, saveLiveClass } from './save-imported.ts';

export function createLiveClassesModule(deps: LiveClassesDeps) {
  const meetingPasses = createMeetingPasses(deps);
  // The room actor puts its own here.
  const rooms: Rooms = {
    tellEnded: async () => {},
    tellChanged: async () => {},
    dropPerson: async () => {},
  };
  const meeting = { ...deps, rooms, meetingPasses };
  const jobs: JobHandler[] = recordingJobs(deps);
  const sweeps: Sweep[] = [
    { name: 'live-classes.remind', everySeconds: 5, run: () => remindDue(deps.db) },
    ...recordingSweeps(deps),
  ];
  return {
    listToday,
    routes: [
      ...studentRoutes(meeting),
      ...staffRoutes(meeting),
      ...attendanceRoutes(deps),
      ...recordingRoutes(deps),
    ],
    jobs,
    sweeps,
    studentTables: liveClassTables,
  };
}
