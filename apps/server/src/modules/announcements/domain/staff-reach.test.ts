import { expect, test } from 'vitest';
import { mayAnnounce, type StaffReach } from './staff-reach.ts';

const none: StaffReach = { isTenantAdmin: false, courseIds: [], sections: [] };
const tutor: StaffReach = {
  ...none,
  sections: [
    { id: 1, courseId: 8 },
    { id: 2, courseId: 8 },
  ],
};

test.each([
  ['an administrator, to the whole course', { ...none, isTenantAdmin: true }, [], true],
  ['who teaches the whole course, to a section', { ...none, courseIds: [8] }, [7], true],
  ['who teaches another course', { ...none, courseIds: [9] }, [], false],
  ['a tutor, to their sections', tutor, [1, 2], true],
  ['a tutor, to one section of theirs and one of others', tutor, [1, 3], false],
  ['a tutor, to a section of others', tutor, [3], false],
  ['a tutor of sections, to the whole course', tutor, [], false],
  ['who has nothing to do with the course', none, [], false],
])('%s', (_who, reach, sectionIds, announces) => {
  expect(mayAnnounce(reach, { courseId: 8, sectionIds })).toBe(announces);
});
