import type { LiveClassInput, StaffLiveClass } from '@shala/api-client/live-classes-staff.ts';
import type { AudienceCourse } from '@shala/api-client/staff-audience.ts';
import { chooseSubject } from '#shared/audience/choose-subject.ts';
import type { TextId } from '#shared/texts/texts.ts';
import { dayOf, momentOf, timeOf } from '#shared/time/india-time.ts';

/** What stands in the form. Day and times are India's. */
export interface ClassDraft {
  readonly courseId: number;
  readonly subjectId: number;
  readonly chapterId: number | null;
  /** Null: nothing chosen. None: everybody who has the course. */
  readonly sectionIds: readonly number[] | null;
  readonly tutorIds: readonly number[];
  readonly titleEn: string;
  readonly titleHi: string;
  readonly day: string;
  readonly start: string;
  readonly end: string;
  readonly provider: 'rtc' | 'external';
  readonly link: string;
}

export type Problems = Partial<Record<keyof ClassDraft, TextId>>;

const minute = 60_000;
const dayLong = 86_400_000;
const usualLength = 60 * minute;

/** An hour, from the next half hour on. */
export function emptyDraft(courses: readonly AudienceCourse[], now: Date): ClassDraft {
  const start = Math.ceil((now.getTime() + 5 * minute) / (30 * minute)) * 30 * minute;
  const [course] = courses;
  return {
    ...chooseSubject(course?.subjects[0]),
    ...ofNoSubject,
    courseId: course?.id ?? 0,
    titleEn: '',
    titleHi: '',
    day: dayOf(new Date(start).toISOString()),
    start: timeOf(new Date(start).toISOString()),
    end: timeOf(new Date(start + usualLength).toISOString()),
    provider: 'rtc',
    link: '',
  };
}

export const draftOf = (liveClass: StaffLiveClass): ClassDraft => ({
  courseId: liveClass.courseId,
  subjectId: liveClass.subjectId,
  chapterId: liveClass.chapterId,
  sectionIds: liveClass.sections.map(({ id }) => id),
  tutorIds: liveClass.tutors.map(({ id }) => id),
  titleEn: liveClass.title.en,
  titleHi: liveClass.title.hi ?? '',
  day: dayOf(liveClass.startsAt),
  start: timeOf(liveClass.startsAt),
  end: timeOf(liveClass.endsAt),
  provider: liveClass.provider,
  link: liveClass.externalUrl ?? '',
});

/** Another subject has other chapters and tutors. */
export const ofNoSubject: Pick<ClassDraft, 'chapterId' | 'tutorIds'> = { chapterId: null, tutorIds: [] };

/** From when to when; an end before the start is on the next day. Null while a field is empty. */
export function spanOf({ day, start, end }: Pick<ClassDraft, 'day' | 'start' | 'end'>) {
  const startsAt = momentOf(day, start);
  const sameDay = momentOf(day, end);
  if (startsAt === null || sameDay === null) return null;
  const length = Date.parse(sameDay) - Date.parse(startsAt);
  const ms = length < 0 ? length + dayLong : length;
  const endsAt = new Date(Date.parse(startsAt) + ms).toISOString();
  return { startsAt, endsAt, minutes: ms / minute };
}

/** A class that begins at another time lasts as long as before. */
export function moveStart(draft: ClassDraft, start: string): Pick<ClassDraft, 'start' | 'end'> {
  const span = spanOf(draft);
  const startsAt = momentOf(draft.day, start);
  if (span === null || startsAt === null) return { start, end: draft.end };
  return { start, end: timeOf(new Date(Date.parse(startsAt) + span.minutes * minute).toISOString()) };
}

const isLink = (text: string) => URL.canParse(text) && new URL(text).protocol === 'https:';

/** What is to be sent, or what is wrong with it. */
export function readDraft(draft: ClassDraft): { input: LiveClassInput } | { problems: Problems } {
  const span = spanOf(draft);
  const link = draft.link.trim();
  const { sectionIds, provider } = draft;
  const isTooLong = span !== null && (span.minutes === 0 || span.minutes > 12 * 60);
  const problems: Problems = {
    ...(sectionIds === null && { sectionIds: 'audience.required' as const }),
    ...(draft.titleEn.trim() === '' && { titleEn: 'live.titleRequired' as const }),
    ...(span === null && { day: 'live.whenRequired' as const }),
    ...(isTooLong && { end: 'live.endInvalid' as const }),
    ...(provider === 'external' && !isLink(link) && { link: 'live.linkInvalid' as const }),
  };
  if (sectionIds === null || span === null || Object.keys(problems).length > 0) return { problems };
  const titleHi = draft.titleHi.trim();
  return {
    input: {
      courseId: draft.courseId,
      subjectId: draft.subjectId,
      chapterId: draft.chapterId,
      sectionIds,
      tutorIds: draft.tutorIds,
      title: { en: draft.titleEn.trim(), ...(titleHi && { hi: titleHi }) },
      startsAt: span.startsAt,
      endsAt: span.endsAt,
      provider,
      externalUrl: provider === 'external' ? link : null,
    },
  };
}
