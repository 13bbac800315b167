import type { JobHandler } from '#platform/events.ts';
import type { Sweep } from '#platform/sweep.ts';
import { closeSilentSpans } from './attendance-store.ts';
import type { LiveClassesDeps } from './deps.ts';
import { listToday } from './describe-for-staff.ts';
import { attendanceRoutes } from './http/attendance-routes.ts';
import { recordingRoutes } from './http/recording-routes.ts';
import { staffRoutes } from './http/staff-routes.ts';
import { studentRoutes } from './http/student-routes.ts';
import { createMeetingPasses } from './meeting-pass.ts';
import { createMeetings } from './meetings.ts';
import { recordingJobs, recordingSweeps } from './recordings/recording-jobs.ts';
import { closeForgotten } from './room/close-forgotten.ts';
import { tellRooms } from './room/tell-rooms.ts';
import { liveClassTables } from './student-data.ts';
import { remindDue } from './tell-audience.ts';

export type { LiveClassCancelled, LiveClassSoon } from './events.ts';
export type { Meetings } from './meetings.ts';
export type { Visitor } from './room/doors.ts';
export type { Hall } from './room/hall.ts';
export { saveAttendance, saveLiveClass } from './save-imported.ts';

export function createLiveClassesModule(deps: LiveClassesDeps) {
  const meetingPasses = createMeetingPasses(deps);
  const rooms = tellRooms(deps.redis);
  const meeting = { ...deps, rooms, meetingPasses };
  const jobs: JobHandler[] = recordingJobs(deps);
  const sweeps: Sweep[] = [
    { name: 'live-classes.remind', everySeconds: 5, run: () => remindDue(deps.db) },
    ...recordingSweeps(deps),
    { name: 'live-classes.spans', everySeconds: 10, run: () => closeSilentSpans(deps.db) },
    { name: 'live-classes.rooms', everySeconds: 10, run: () => closeForgotten(deps.db) },
  ];
  return {
    listToday,
    meetings: createMeetings({ ...deps, meetingPasses }),
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
