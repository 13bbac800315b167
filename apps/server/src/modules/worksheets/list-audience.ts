import type { Queryable } from '#platform/db/database.ts';
import { type OfferedCourse, selectOffered } from './audience-store.ts';
import type { Staff } from './deps.ts';
import { mayAddress, type Reach } from './domain/reach.ts';
import { selectReach } from './reach-store.ts';

export interface AudienceCourse extends Omit<OfferedCourse, 'subjects'> {
  /** Everybody who has the course may be told something at once. */
  isWhole: boolean;
  subjects: (OfferedCourse['subjects'][number] & { isWhole: boolean; sectionIds: number[] })[];
}

/** Whom this person may tell something or give work. Courses without any such are left out. */
export async function listAudience(db: Queryable, staff: Staff): Promise<AudienceCourse[]> {
  const reach = await selectReach(db, staff);
  const offered = await selectOffered(db, staff.tenantId);
  return offered.map((course) => reachOf(reach, course)).filter(({ subjects }) => subjects.length > 0);
}

function reachOf(reach: Reach, course: OfferedCourse): AudienceCourse {
  const subjects = course.subjects.flatMap((subject) => {
    const about = { courseId: course.id, subjectId: subject.id };
    const isWhole = mayAddress(reach, about, []);
    const own = course.sections.filter((section) => mayAddress(reach, about, [section]));
    return isWhole || own.length > 0 ? [{ ...subject, isWhole, sectionIds: own.map(({ id }) => id) }] : [];
  });
  const reached = new Set(subjects.flatMap(({ sectionIds }) => sectionIds));
  return {
    id: course.id,
    name: course.name,
    isWhole: subjects.some(({ isWhole }) => isWhole),
    sections: course.sections.filter(({ id }) => reached.has(id)),
    subjects,
  };
}
