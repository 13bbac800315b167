import type { Brand } from './school.ts';

export interface Person {
  brand: Brand;
  email: string;
  firstName: string;
  /** As the top bar shows it: the class, or the acronym of the exam. */
  course: string;
  /** The slug of that course in the database. */
  courseSlug: string;
}

/** The password of every e-mail sign-in of the demo school. */
export const password = 'Mango@2026';

const inClass8 = { brand: 'shala', course: 'Class 8', courseSlug: 'cbse-8' } as const;

// An account takes 20 sign-ins in ten minutes, so the journeys share the work among several students.
export const aarav: Person = { ...inClass8, email: 'aarav.iyer@students.example.org', firstName: 'Aarav' };
export const soham: Person = { ...inClass8, email: 'soham.patil@students.example.org', firstName: 'Soham' };
export const ayaan: Person = { ...inClass8, email: 'ayaan.khan@students.example.org', firstName: 'Ayaan' };
export const shreya: Person = {
  brand: 'udaan',
  email: 'shreya.verma@students.example.org',
  firstName: 'Shreya',
  course: 'NEET',
  courseSlug: 'medical-entrance',
};
// For the viewer: what one of them watched, voted or lost must not be in another journey's way.
export const riya: Person = { ...inClass8, email: 'riya.das@students.example.org', firstName: 'Riya' };
export const gauri: Person = { ...inClass8, email: 'gauri.nair@students.example.org', firstName: 'Gauri' };
export const priyam: Person = { ...inClass8, email: 'priyam.bora@students.example.org', firstName: 'Priyam' };
export const anshika: Person = {
  ...inClass8,
  email: 'anshika.singh@students.example.org',
  firstName: 'Anshika',
};
export const jiya: Person = {
  brand: 'shala',
  email: 'jiya.mehta@students.example.org',
  firstName: 'Jiya',
  course: 'Class 9',
  courseSlug: 'cbse-9',
};

// For points: what others earn must not change whose history it is.
export const rishi: Person = { ...inClass8, email: 'rishi.das@students.example.org', firstName: 'Rishi' };

// For the shop: nobody else changes this cart.
export const aanya: Person = { ...inClass8, email: 'aanya.thakur@students.example.org', firstName: 'Aanya' };

// For the tables of screens.
export const charvi: Person = {
  ...inClass8,
  email: 'charvi.reddy@students.example.org',
  firstName: 'Charvi',
};

/** A free trial, an expired one, an exam's trial, and a student with a class and an exam. */
export const arnav: Person = { ...inClass8, email: 'arnav.gupta@students.example.org', firstName: 'Arnav' };
export const kriti: Person = { ...inClass8, email: 'kriti.joshi@students.example.org', firstName: 'Kriti' };
export const aditi: Person = {
  ...shreya,
  email: 'aditi.verma@students.example.org',
  firstName: 'Aditi',
};
export const dhruv: Person = {
  brand: 'shala',
  email: 'dhruv.mehta@students.example.org',
  firstName: 'Dhruv',
  course: 'Class 10',
  courseSlug: 'cbse-10',
};

// For the profile: nobody else changes this name and these courses.
export const harini: Person = {
  brand: 'shala',
  email: 'harini.karthikeyan@students.example.org',
  firstName: 'Harini',
  course: 'Class 10',
  courseSlug: 'tn-10',
};
