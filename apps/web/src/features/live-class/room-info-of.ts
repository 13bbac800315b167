import type { getLiveClass } from '@shala/api-client/live-classes.ts';
import type { Locale } from '@shala/brand/brand.ts';
import type { RoomInfo } from '@shala/live-room/room-info.ts';
import { dayOf } from '#shared/dates/day-in-words.ts';
import type { t as translate } from '#shared/texts/texts.ts';
import { timesOf } from './class-times.ts';

type Facts = Awaited<ReturnType<typeof getLiveClass>>;

export const roomInfoOf = (facts: Facts, language: Locale, t: typeof translate): RoomInfo => ({
  title: facts.title,
  dateText: dayOf(facts.startsAt, language),
  timeText: timesOf(facts, language, t),
  startsAt: facts.startsAt,
  tutors: facts.tutors.map(({ fullName, pictureUrl }) => ({ fullName, pictureUrl })),
  subjectName: facts.subjectName,
  className: facts.courseName,
  sectionNames: facts.sectionNames,
});
