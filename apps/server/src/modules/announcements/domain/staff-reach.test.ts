import { expect, test } from 'vitest';
import { mayAnnounce, mayModerate, type StaffReach } from './staff-reach.ts';

const none: StaffReach = { isTenantAdmin: false, courseIds: [], sections: [] };
const tutor: StaffReach = {
  ...none,
  sections: [
    { id: 1, courseId: 8 },
    { id: 2, courseId: 8 },
  ],
};

test.each([
  ['an administrator, to the whole course', { ...none, isTenantAdmin: true }, [], true, true],
  ['who teaches the whole course, to a section', { ...none, courseIds: [8] }, [7], true, true],
  ['who teaches another course', { ...none, courseIds: [9] }, [], false, false],
  ['a tutor, to their sections', tutor, [1, 2], true, true],
  ['a tutor, to one section of theirs and one of others', tutor, [1, 3], false, true],
  ['a tutor, to a section of others', tutor, [3], false, false],
  ['a tutor of sections, to the whole course', tutor, [], false, true],
  ['who has nothing to do with the course', none, [], false, false],
])('%s', (_who, reach, sectionIds, announces, moderates) => {
  expect(mayAnnounce(reach, { courseId: 8, sectionIds })).toBe(announces);
  expect(mayModerate(reach, { courseId: 8, sectionIds })).toBe(moderates);
});
