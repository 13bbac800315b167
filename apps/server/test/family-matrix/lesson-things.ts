import { addContent, addRendition } from '../contents.ts';
import type { Owner } from './owner.ts';

/** A course of the student with a film in its first chapter that was looked into. */
export interface Lessons {
  courseId: number;
  subjectId: number;
  chapterId: number;
  contentId: number;
  contentLibraryId: number;
  historyId: number;
}

async function addLessons({ world, family, one }: Owner, slug: string): Promise<Lessons> {
  const place = await one(
    `SELECT enrolment.id, subject.id AS subject_id, chapter.id AS chapter_id
     FROM enrolment JOIN course ON course.id = course_id JOIN subject ON subject.course_id = course.id
     JOIN chapter ON chapter.subject_id = subject.id
     WHERE student_id = $1 AND course.slug = $2 AND chapter.is_active
     ORDER BY subject.position, subject.id, chapter.position, chapter.id LIMIT 1`,
    [family.studentId, slug],
  );
  const { id: courseId = 0, subject_id: subjectId = 0, chapter_id: chapterId = 0 } = place;
  const film = await addContent(world.pool, { chapterId });
  await addRendition(world, film);
  const { id: historyId = 0 } = await one(
    `INSERT INTO content_history (student_id, tenant_id, enrolment_id, content_library_id)
     VALUES ($1, $2, $3, $4) RETURNING id`,
    [family.studentId, family.tenantId, courseId, film.libraryId],
  );
  return {
    courseId,
    subjectId,
    chapterId,
    contentId: film.contentId,
    contentLibraryId: film.libraryId,
    historyId,
  };
}

async function addOffer({ family, one }: Owner, slug: string): Promise<number> {
  const { course_id: courseId = 0 } = await one(
    `WITH made AS (
       INSERT INTO course (owner_tenant_id, slug, kind, name, board_id, grade)
       SELECT $1, $2, kind, name, board_id, grade FROM course WHERE slug = $3 RETURNING id
     ) INSERT INTO course_licence (tenant_id, course_id) SELECT $1, id FROM made RETURNING course_id`,
    [family.tenantId, slug, family.classRoom],
  );
  return courseId;
}

export async function lessonThings(owner: Owner) {
  return {
    classRoom: await addLessons(owner, owner.family.classRoom),
    exam: await addLessons(owner, owner.family.exam),
    /** On offer to families of the tenant, and to no others. */
    courseOnOffer: async () => {
      const slug = `matrix-${owner.family.tenant}`;
      const { id } = await owner.one('SELECT id FROM course WHERE slug = $1', [slug]);
      return id ?? addOffer(owner, slug);
    },
  };
}
