import type { ResponseOf } from '@shala/wire/contract.ts';
import type * as wire from '@shala/wire/live-classes-staff.ts';
import type { Transport } from './transport.ts';

const base = '/live_class_management/staff/live_classes';

export interface Attendee {
  readonly studentId: number;
  readonly studentName: string;
  readonly sectionName: string | null;
  readonly roll: number | null;
  /** Null: was not there. */
  readonly firstJoinedAt: string | null;
  readonly lastLeftAt: string | null;
  readonly isPresent: boolean;
  readonly seconds: number;
  readonly isRemoved: boolean;
}

/** Everybody whom the class is for, there or not. */
export async function listAttendance(
  transport: Transport,
  { liveClassId, signal }: { liveClassId: number; signal?: AbortSignal },
): Promise<readonly Attendee[]> {
  const { attendees } = await transport.send<ResponseOf<typeof wire.listAttendance>>({
    family: 'main',
    method: 'GET',
    path: `${base}/${liveClassId}/attendance`,
    signal,
  });
  return attendees.map((one) => ({
    studentId: one.student_id,
    studentName: one.student_name,
    sectionName: one.section_name,
    roll: one.roll,
    firstJoinedAt: one.first_joined_at,
    lastLeftAt: one.last_left_at,
    isPresent: one.is_present,
    seconds: one.seconds,
    isRemoved: one.is_removed,
  }));
}

export const exportAttendance = (transport: Transport, liveClassId: number): Promise<Blob> =>
  transport.send<Blob>({
    family: 'main',
    method: 'GET',
    path: `${base}/${liveClassId}/attendance.csv`,
    isFile: true,
  });

/** Lets a student in again whom the host has sent out. */
export async function readmitStudent(
  transport: Transport,
  { liveClassId, studentId }: { liveClassId: number; studentId: number },
): Promise<void> {
  await transport.send<ResponseOf<typeof wire.readmitStudent>>({
    family: 'main',
    method: 'POST',
    path: `${base}/${liveClassId}/students/${studentId}/readmit`,
  });
}
