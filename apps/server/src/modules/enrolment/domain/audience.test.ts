import { expect, test } from 'vitest';
import { audienceContains } from './audience.ts';

const everyone = { courseId: 8, sectionIds: [] };
const sections = { courseId: 8, sectionIds: [81, 82] };

test.each([
  ['of the school, in the section', sections, { entitledCourseIds: [8], sectionIds: [82] }, true],
  ['of the school, in another section', sections, { entitledCourseIds: [8], sectionIds: [83] }, false],
  ['who pays for the course, without a school', everyone, { entitledCourseIds: [8], sectionIds: [] }, true],
  ['who pays, when sections are named', sections, { entitledCourseIds: [8], sectionIds: [] }, false],
  ['in the section whose access has ended', sections, { entitledCourseIds: [], sectionIds: [81] }, false],
  ['of another course', everyone, { entitledCourseIds: [9], sectionIds: [81] }, false],
])('a student %s', (_who, audience, facts, belongs) => {
  expect(audienceContains(audience, facts)).toBe(belongs);
});
