import type { StaffLiveClass } from '@shala/api-client/live-classes-staff.ts';
import type { RoomInfo } from '@shala/live-room/room-info.ts';
import { inLanguage } from '#shared/texts/in-language.ts';
import { formatDay, formatSpan } from '#shared/time/india-time.ts';

/** What the room says about its class. */
export const roomInfoOf = (liveClass: StaffLiveClass, language: string): RoomInfo => ({
  title: inLanguage(liveClass.title, language),
  dateText: formatDay(liveClass.startsAt, language),
  timeText: formatSpan(liveClass, language),
  startsAt: liveClass.startsAt,
  tutors: liveClass.tutors,
  subjectName: liveClass.subjectName,
  className: liveClass.courseName,
  sectionNames: liveClass.sectionNames,
});
