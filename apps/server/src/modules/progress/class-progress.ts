import { type Desk, studentName } from '#modules/school/index.ts';
import { selectEnrolmentIds, selectTaughtIn } from './class-store.ts';
import type { ProgressDeps } from './deps.ts';
import { type Figures, figuresOf, noRuns } from './figures.ts';
import { subjectView } from './get-course-result.ts';
import { selectChapterSums } from './read-store.ts';

interface Asked {
  desk: Desk;
  locale: 'en' | 'hi';
}

interface Whose {
  tenantId: number;
  studentId: number;
  enrolmentId: number;
  courseId: number;
}

/** Chapter by chapter, from the rows the student's own screens are made of. */
async function standingOf({ db, learning }: ProgressDeps, whose: Whose) {
  const counts = await learning.countDone(whose);
  const sums = await selectChapterSums(db, whose);
  return counts.map((chapter) => ({ ...chapter, sums: sums.get(chapter.chapterId) ?? noRuns }));
}

/** How each student of a section stands in its course; a tutor sees the subjects they teach there. */
export async function getSectionProgress(
  deps: ProgressDeps,
  { desk, sectionId, locale }: Asked & { sectionId: number },
) {
  const { db, school } = deps;
  const { tenantId } = desk;
  const section = await school.requireSection(desk, sectionId);
  const { course_id: courseId } = section;
  const mayCount = await countedSubjects(deps, desk, {
    sectionId,
    courseId,
    instituteId: section.institute_id,
  });
  const members = await school.listSectionStudents(desk, sectionId);
  const enrolments = await selectEnrolmentIds(db, { courseId, studentIds: members.map(({ id }) => id) });
  const students: { id: number; name: string; roll: number | null; figures: Figures }[] = [];
  for (const member of members) {
    const enrolmentId = enrolments.get(member.id);
    const chapters =
      enrolmentId === undefined
        ? []
        : await standingOf(deps, { tenantId, studentId: member.id, enrolmentId, courseId });
    const figures = figuresOf(chapters.filter(({ subjectId }) => mayCount(subjectId)));
    students.push({ id: member.id, name: studentName(member, locale), roll: member.roll, figures });
  }
  return { section, students };
}

/** The same of one student, subject by subject. */
export async function getStudentProgress(
  deps: ProgressDeps,
  { desk, studentId, locale }: Asked & { studentId: number },
) {
  const { db, school, institutes, catalogue } = deps;
  const { tenantId } = desk;
  await school.requireStudent(desk, studentId);
  const place = await institutes.findMembership(db, { studentId });
  if (!place) return null;
  const { courseId, sectionId, instituteId } = place;
  const enrolmentId = (await selectEnrolmentIds(db, { courseId, studentIds: [studentId] })).get(studentId);
  if (enrolmentId === undefined) return null;
  const mayCount = await countedSubjects(deps, desk, { sectionId, courseId, instituteId });
  const chapters = await standingOf(deps, { tenantId, studentId, enrolmentId, courseId });
  const own = chapters.filter(({ subjectId }) => mayCount(subjectId));
  const subjects = await catalogue.listSubjects(db, { courseId, search: '', locale });
  return {
    courseId,
    figures: figuresOf(own),
    subjects: subjects
      .filter(({ id }) => mayCount(id))
      .map((subject) => ({
        subject: subjectView(subject),
        figures: figuresOf(own.filter(({ subjectId }) => subjectId === subject.id)),
      })),
  };
}

interface Place {
  sectionId: number;
  courseId: number;
  instituteId: number;
}

async function countedSubjects(
  { db }: ProgressDeps,
  { tenantId, staffId, roles }: Desk,
  { sectionId, courseId, instituteId }: Place,
): Promise<(subjectId: number) => boolean> {
  const isRun = roles.some(
    (given) =>
      given.role === 'tenant_admin' || (given.role === 'school_admin' && given.instituteId === instituteId),
  );
  if (isRun) return () => true;
  const taught = await selectTaughtIn(db, { tenantId, staffId, courseId, sectionId });
  return (subjectId) => taught.includes(null) || taught.includes(subjectId);
}
