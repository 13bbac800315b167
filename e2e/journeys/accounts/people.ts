import type { Person } from '../../support/people.ts';

// Students of their own for these journeys: some of them are blocked or signed out everywhere on the way.
const inClass8 = { brand: 'shala', course: 'Class 8', courseSlug: 'cbse-8' } as const;

export const vihaan: Person = {
  brand: 'shala',
  course: 'Class 10',
  courseSlug: 'cbse-10',
  email: 'vihaan.reddy@students.example.org',
  firstName: 'Vihaan',
};
export const jasleen: Person = {
  ...inClass8,
  email: 'jasleen.gill@students.example.org',
  firstName: 'Jasleen',
};
export const charvi: Person = {
  ...inClass8,
  email: 'charvi.reddy@students.example.org',
  firstName: 'Charvi',
};
export const ethan: Person = { ...inClass8, email: 'ethan.dsouza@students.example.org', firstName: 'Ethan' };
