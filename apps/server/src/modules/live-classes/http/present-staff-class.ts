import { inLocale, type Locale } from '@shala/brand/brand.ts';
import type { WireAttendee, WireStaffLiveClass } from '@shala/wire/live-classes-staff.ts';
import { csvOf } from '#platform/csv.ts';
import type { StaffClass } from '../describe-for-staff.ts';
import { indianTime } from '../domain/indian-clock.ts';
import type { Attendee } from '../list-attendance.ts';
import { type Links, presentTutors } from './present-class.ts';

export async function presentStaffClass(
  storage: Links,
  { liveClass, state, canHost, attendedCount, recordingsCount }: StaffClass,
  locale: Locale,
): Promise<WireStaffLiveClass> {
  const { title } = liveClass;
  return {
    id: liveClass.id,
    course_id: liveClass.courseId,
    course_name: inLocale(liveClass.courseName, locale),
    subject_id: liveClass.subjectId,
    subject_name: inLocale(liveClass.subjectName, locale),
    subject_color_code: liveClass.subjectColourCode,
    chapter_id: liveClass.chapterId,
    sections: liveClass.sections.map(({ id, name }) => ({ id, name: inLocale(name, locale) })),
    tutors: await presentTutors(storage, liveClass.tutors, locale),
    title: title.hi === undefined ? { en: title.en } : { en: title.en, hi: title.hi },
    provider: liveClass.provider,
    external_url: liveClass.externalUrl,
    starts_at: liveClass.startsAt.toISOString(),
    ends_at: liveClass.endsAt.toISOString(),
    state,
    can_host: canHost,
    // Whoever sees it may change it.
    is_own: true,
    attended_count: attendedCount,
    recordings_count: recordingsCount,
  };
}

const nameOf = ({ firstName, lastName }: Attendee): string => `${firstName} ${lastName}`.trim();

export const presentAttendee = (attendee: Attendee, locale: Locale): WireAttendee => ({
  student_id: attendee.studentId,
  student_name: nameOf(attendee),
  section_name: attendee.sectionName && inLocale(attendee.sectionName, locale),
  roll: attendee.roll,
  first_joined_at: attendee.firstJoinedAt?.toISOString() ?? null,
  last_left_at: attendee.lastLeftAt?.toISOString() ?? null,
  is_present: attendee.isPresent,
  seconds: attendee.seconds,
  is_removed: attendee.isRemoved,
});

const heads = {
  en: ['Section', 'Roll', 'Name', 'Attended', 'Joined', 'Left', 'Minutes'],
  hi: ['सेक्शन', 'रोल', 'नाम', 'उपस्थित', 'आए', 'गए', 'मिनट'],
};
const words = { en: { yes: 'Yes', no: 'No' }, hi: { yes: 'हाँ', no: 'नहीं' } };

/** Times are those of an Indian wall, as the tutor's own are. */
export const attendanceCsv = (attendees: readonly Attendee[], locale: Locale): string =>
  csvOf([
    heads[locale],
    ...attendees.map((attendee) => [
      attendee.sectionName ? inLocale(attendee.sectionName, locale) : '',
      attendee.roll ?? '',
      nameOf(attendee),
      attendee.firstJoinedAt ? words[locale].yes : words[locale].no,
      attendee.firstJoinedAt ? indianTime(attendee.firstJoinedAt) : '',
      attendee.lastLeftAt ? indianTime(attendee.lastLeftAt) : '',
      Math.round(attendee.seconds / 60),
    ]),
  ]);
