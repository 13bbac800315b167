import type { StaffLiveClass } from '@shala/api-client/live-classes-staff.ts';
import { expect, test } from 'vitest';
import { findOverlaps } from './overlaps.ts';

const at = (time: string) => `2026-11-16T${time}:00.000Z`;
const other: StaffLiveClass = {
  id: 7,
  courseId: 1,
  courseName: 'Class 8',
  subjectId: 2,
  subjectName: 'Mathematics',
  subjectColour: null,
  chapterId: null,
  sections: [],
  sectionNames: [],
  tutors: [{ id: 9, fullName: 'Kavita Menon', pictureUrl: null }],
  title: { en: 'Cubes' },
  provider: 'rtc',
  externalUrl: null,
  startsAt: at('11:00'),
  endsAt: at('12:00'),
  state: 'scheduled',
  canHost: false,
  isOwn: true,
  attendedCount: 0,
  recordingsCount: 0,
};
const planned = { id: null, tutorIds: [9], startsAt: at('11:59'), endsAt: at('13:00') };

test('a tutor with another class at that time is named', () => {
  expect(findOverlaps(planned, [other])).toEqual([{ tutorName: 'Kavita Menon', liveClass: other }]);
});

test('one class after the other, another tutor, the class itself and one that was called off are no overlap', () => {
  expect(findOverlaps({ ...planned, startsAt: at('12:00') }, [other])).toEqual([]);
  expect(findOverlaps({ ...planned, tutorIds: [10] }, [other])).toEqual([]);
  expect(findOverlaps({ ...planned, id: 7 }, [other])).toEqual([]);
  expect(findOverlaps(planned, [{ ...other, state: 'cancelled' }])).toEqual([]);
});
