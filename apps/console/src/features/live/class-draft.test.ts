import { expect, test } from 'vitest';
import { type ClassDraft, emptyDraft, moveStart, readDraft, spanOf } from './class-draft.ts';

const courses = [
  {
    id: 1,
    name: 'Class 8',
    isWhole: false,
    sections: [{ id: 5, name: '8-A', instituteName: 'Banyan' }],
    subjects: [{ id: 2, name: 'Mathematics', isWhole: false, sectionIds: [5] }],
  },
];
const fresh: ClassDraft = emptyDraft(courses, new Date('2026-11-15T18:10:00.000Z'));
const filled: ClassDraft = { ...fresh, titleEn: ' Cubes ' };

test('a new class is offered for an hour from the next half hour on, for the only section', () => {
  expect(fresh).toMatchObject({ day: '2026-11-16', start: '00:00', end: '01:00', sectionIds: [5] });
});

test('what is filled in becomes instants; an empty Hindi title and the link of our own room are not sent', () => {
  expect(readDraft({ ...filled, link: 'https://left.example.org' })).toEqual({
    input: {
      courseId: 1,
      subjectId: 2,
      chapterId: null,
      sectionIds: [5],
      tutorIds: [],
      title: { en: 'Cubes' },
      startsAt: '2026-11-15T18:30:00.000Z',
      endsAt: '2026-11-15T19:30:00.000Z',
      provider: 'rtc',
      externalUrl: null,
    },
  });
});

test('a class over midnight ends on the next day; twelve hours are the most', () => {
  const late = { ...filled, start: '23:30', end: '00:30' };
  expect(spanOf(late)?.minutes).toBe(60);
  expect(readDraft({ ...late, end: '23:30' })).toEqual({ problems: { end: 'live.endInvalid' } });
  expect(readDraft({ ...late, end: '23:00' })).toEqual({ problems: { end: 'live.endInvalid' } });
});

test('another start keeps the length', () => {
  expect(moveStart({ ...filled, start: '16:00', end: '16:45' }, '17:30')).toEqual({
    start: '17:30',
    end: '18:15',
  });
});

test('each thing that is missing is named', () => {
  const bare: ClassDraft = {
    ...fresh,
    sectionIds: null,
    day: '',
    provider: 'external',
    link: 'http://a.example',
  };
  expect(readDraft(bare)).toEqual({
    problems: {
      sectionIds: 'audience.required',
      titleEn: 'live.titleRequired',
      day: 'live.whenRequired',
      link: 'live.linkInvalid',
    },
  });
});
