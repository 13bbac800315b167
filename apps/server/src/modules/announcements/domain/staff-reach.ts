/** What a member of staff teaches or runs today. */
export interface StaffReach {
  isTenantAdmin: boolean;
  /** Courses taught to everybody who has them. */
  courseIds: readonly number[];
  /** Sections taught, or of a school that they run. */
  sections: readonly { id: number; courseId: number }[];
}

interface Audience {
  courseId: number;
  sectionIds: readonly number[];
}

const coversCourse = ({ isTenantAdmin, courseIds }: StaffReach, courseId: number): boolean =>
  isTenantAdmin || courseIds.includes(courseId);

const covers = ({ sections }: StaffReach, sectionId: number): boolean =>
  sections.some(({ id }) => id === sectionId);

/** Announcing reaches every section named, or the whole course where none is: all of it must be theirs. */
export const mayAnnounce = (reach: StaffReach, { courseId, sectionIds }: Audience): boolean =>
  coversCourse(reach, courseId) || (sectionIds.length > 0 && sectionIds.every((id) => covers(reach, id)));
