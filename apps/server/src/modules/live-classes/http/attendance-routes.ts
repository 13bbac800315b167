import * as wire from '@shala/wire/live-classes-staff.ts';
import { RawAnswer, type Route, read, write } from '#platform/http/route.ts';
import type { LiveClassesDeps } from '../deps.ts';
import { listAttendance } from '../list-attendance.ts';
import { readmitStudent } from '../readmit-student.ts';
import { attendanceCsv, presentAttendee } from './present-staff-class.ts';

const staff = { policy: 'staff' } as const;

export const attendanceRoutes = (deps: Pick<LiveClassesDeps, 'db' | 'enrolment'>): Route[] => [
  read(wire.listAttendance, staff, async ({ actor, params, locale }) => {
    const { attendees, now } = await listAttendance(deps, { staff: actor, liveClassId: params.liveClassId });
    return {
      attendees: attendees.map((attendee) => presentAttendee(attendee, locale)),
      server_now: now.toISOString(),
    };
  }),
  read(wire.exportAttendance, staff, async ({ actor, params, locale }) => {
    const { attendees } = await listAttendance(deps, { staff: actor, liveClassId: params.liveClassId });
    return new RawAnswer('text/csv; charset=utf-8', attendanceCsv(attendees, locale), 'attendance.csv');
  }),
  write(wire.readmitStudent, staff, async ({ actor, params }, tx) => {
    const { liveClassId, studentId } = params;
    await readmitStudent(tx, { staff: actor, liveClassId, studentId });
    return { success: true };
  }),
];
