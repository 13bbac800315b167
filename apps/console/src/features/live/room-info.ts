import type { StaffLiveClass } from '@shala/api-client/live-classes-staff.ts';
import { inLanguage } from '@shala/app-kit/in-language.ts';
import type { Locale } from '@shala/brand/brand.ts';
import type { RoomInfo } from '@shala/live-room/room-info.ts';
import { formatDay, formatSpan } from '#shared/time/india-time.ts';

/** What the room says about its class. */
export const roomInfoOf = (liveClass: StaffLiveClass, language: Locale): RoomInfo => ({
  title: inLanguage(liveClass.title, language),
  dateText: formatDay(liveClass.startsAt, language),
  timeText: formatSpan(liveClass, language),
  startsAt: liveClass.startsAt,
  tutors: liveClass.tutors,
  subjectName: liveClass.subjectName,
  className: liveClass.courseName,
  sectionNames: liveClass.sectionNames,
});
