import { describe, expect, test } from 'vitest';
import { mayAddress, mayMark, maySee, type Reach } from './reach.ts';

const maths = { courseId: 8, subjectId: 1 };
const a = { id: 10, instituteId: 100 };
const b = { id: 11, instituteId: 100 };
const elsewhere = { id: 20, instituteId: 200 };
const nobody: Reach = { isTenantAdmin: false, instituteIds: [], teaching: [] };
const teacher = (...teaching: Reach['teaching'][number][]): Reach => ({ ...nobody, teaching });
const ofA = teacher({ courseId: 8, subjectId: 1, sectionId: 10 });
const ofCourse = teacher({ courseId: 8, subjectId: null, sectionId: null });

describe('whom a tutor may write to', () => {
  test('all sections must be theirs; the whole course only with the whole course', () => {
    expect(mayAddress(ofA, maths, [a])).toBe(true);
    expect(mayAddress(ofA, maths, [a, b])).toBe(false);
    expect(mayAddress(ofA, maths, [])).toBe(false);
    expect(mayAddress(ofA, { courseId: 8, subjectId: 2 }, [a])).toBe(false);
    expect(mayAddress(ofCourse, maths, [])).toBe(true);
    expect(mayAddress(ofCourse, { courseId: 9, subjectId: 1 }, [])).toBe(false);
    expect(mayAddress(nobody, maths, [a])).toBe(false);
  });

  test('an admin of a school writes to its sections, an admin of all schools to everybody', () => {
    const head: Reach = { ...nobody, instituteIds: [100] };
    expect(mayAddress(head, maths, [a, b])).toBe(true);
    expect(mayAddress(head, maths, [a, elsewhere])).toBe(false);
    expect(mayAddress(head, maths, [])).toBe(false);
    expect(mayAddress({ ...nobody, isTenantAdmin: true }, maths, [])).toBe(true);
  });
});

describe('whose work a tutor may see', () => {
  test('of students in a section they teach', () => {
    expect(mayMark(ofA, maths, [a])).toBe(true);
    expect(mayMark(ofA, maths, [b])).toBe(false);
    expect(mayMark(ofA, maths, [])).toBe(false);
    expect(mayMark(ofCourse, maths, [])).toBe(true);
  });

  test('a worksheet for the whole course is seen by who teaches some of it, but not all work on it', () => {
    expect(maySee(ofA, maths, [])).toBe(true);
    expect(mayMark(ofA, maths, [])).toBe(false);
    expect(maySee(ofA, maths, [b])).toBe(false);
    expect(maySee(teacher({ courseId: 8, subjectId: 2, sectionId: 10 }), maths, [])).toBe(false);
  });
});
