/** Whom a class, a worksheet or an announcement is for: a course, and if named, only these sections of it. */
export interface Audience {
  courseId: number;
  /** Empty: every student entitled to the course, so that families who pay for themselves are not left out. */
  sectionIds: readonly number[];
}

/** What is true of a student today. */
export interface StudentFacts {
  /** Courses whose access is not locked. */
  entitledCourseIds: readonly number[];
  sectionIds: readonly number[];
}

/** The one rule of who belongs. `audience-store.ts` says the same in SQL; a test holds the two together. */
export function audienceContains(audience: Audience, student: StudentFacts): boolean {
  const isEntitled = student.entitledCourseIds.includes(audience.courseId);
  const isMeant =
    audience.sectionIds.length === 0 || audience.sectionIds.some((id) => student.sectionIds.includes(id));
  return isEntitled && isMeant;
}
