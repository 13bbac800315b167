/** What a member of staff may do today, as the school has set it up. */
export interface Reach {
  isTenantAdmin: boolean;
  /** Institutes this person is the admin of. */
  instituteIds: readonly number[];
  /** No subject: all of the course. No section: every student of the course. */
  teaching: readonly { courseId: number; subjectId: number | null; sectionId: number | null }[];
}

export interface Section {
  id: number;
  instituteId: number;
}

interface About {
  courseId: number;
  subjectId: number;
}

const teaches = ({ teaching }: Reach, { courseId, subjectId }: About) =>
  teaching.filter(
    (one) => one.courseId === courseId && (one.subjectId === null || one.subjectId === subjectId),
  );

/** Whether a worksheet for these sections is theirs to write: all of the audience must be theirs. */
export function mayAddress(reach: Reach, about: About, sections: readonly Section[]): boolean {
  if (reach.isTenantAdmin) return true;
  const own = teaches(reach, about);
  if (own.some(({ sectionId }) => sectionId === null)) return true;
  const isOwn = (section: Section) =>
    reach.instituteIds.includes(section.instituteId) || own.some(({ sectionId }) => sectionId === section.id);
  return sections.length > 0 && sections.every(isOwn);
}

/**
 * Whether work of a student in these sections is theirs to see and grade. With the sections of a worksheet: whether
 * any of its audience is.
 */
export function mayMark(reach: Reach, about: About, sections: readonly Section[]): boolean {
  if (reach.isTenantAdmin) return true;
  if (sections.some(({ instituteId }) => reach.instituteIds.includes(instituteId))) return true;
  return teaches(reach, about).some(
    ({ sectionId }) => sectionId === null || sections.some(({ id }) => id === sectionId),
  );
}

/** A worksheet for the whole course is seen by everybody who teaches some of it. */
export function maySee(reach: Reach, about: About, sections: readonly Section[]): boolean {
  return mayMark(reach, about, sections) || (sections.length === 0 && teaches(reach, about).length > 0);
}
