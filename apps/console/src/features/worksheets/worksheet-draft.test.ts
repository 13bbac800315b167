import { expect, test } from 'vitest';
import { emptyDraft, readDraft } from './worksheet-draft.ts';

const course = {
  id: 3,
  name: 'Class 8',
  isWhole: false,
  sections: [{ id: 5, name: '8-A', instituteName: 'School' }],
  subjects: [{ id: 9, name: 'Mathematics', isWhole: false, sectionIds: [5] }],
};
const draft = emptyDraft([course], new Date('2026-11-15T06:00:00.000Z'));

test('a tutor with one section has it chosen already, and a week until it is due', () => {
  expect(draft).toMatchObject({ courseId: 3, subjectId: 9, sectionIds: [5] });
  expect(draft.due).toMatch(/^2026-11-22T23:59$/);
});

test('what is missing is named field by field', () => {
  expect(readDraft({ ...draft, sectionIds: null, points: '2.5', due: '' })).toEqual({
    problems: {
      sectionIds: 'audience.required',
      nameEn: 'worksheets.nameRequired',
      wordsEn: 'worksheets.wordsRequired',
      points: 'worksheets.pointsInvalid',
      due: 'worksheets.dueRequired',
    },
  });
});

test('an empty Hindi text is left out', () => {
  const read = readDraft({ ...draft, nameEn: ' Cubes ', wordsEn: 'All.', wordsHi: 'सब।' });
  expect(read).toEqual({
    input: {
      courseId: 3,
      subjectId: 9,
      sectionIds: [5],
      name: { en: 'Cubes' },
      instructions: { en: 'All.', hi: 'सब।' },
      points: 20,
      due: new Date(draft.due).toISOString(),
    },
  });
});
