import { listContentHistories } from '@shala/wire/content-histories.ts';
import {
  getChapterContent,
  listChapterContents,
  listChapters,
  listPendingContents,
} from '@shala/wire/contents.ts';
import { listClassRoomSubjects, listStudentCourses } from '@shala/wire/courses.ts';
import { signIn } from '../test/people.ts';
import { type BenchSchool, compareSchools, createDemoSchool, openBenchServer } from './compare-schools.ts';
import { fillSchool } from './school-data.ts';

// Statements and milliseconds of the learning calls of one student, in a school of few students and in one of many.
//   pnpm bench:learn [FEW] [MANY] [ROUNDS]
const [few = 1_000, many = 100_000, rounds = 150] = process.argv.slice(2).map(Number);

const pathOf = ({ path }: { path: string }, ids: Record<string, number> = {}) =>
  `/api/v1${path.replace(/:(\w+)/g, (_all, name: string) => String(ids[name]))}`;

async function openSchool(students: number): Promise<BenchSchool & { close(): Promise<void> }> {
  const database = await createDemoSchool();
  const school = await fillSchool(database.url, students);
  const { server, close } = await openBenchServer(database);
  const { headers } = await signIn(server, school.email);
  const courses = await server.inject({ url: pathOf(listStudentCourses), headers });
  const courseId = courses.json().student_courses[0].id;
  const { subjectId, contentId } = school;
  const page = pathOf(listChapterContents, { courseId, chapterId: school.many });
  const calls: Record<string, string> = {
    'the courses': pathOf(listStudentCourses),
    'the subjects (/learn)': pathOf(listClassRoomSubjects, { courseId }),
    'what is pending (/learn)': pathOf(listPendingContents, { courseId }),
    'the chapters of a subject': pathOf(listChapters, { courseId, subjectId }),
    'a page of 10 contents': pathOf(listChapterContents, { courseId, chapterId: school.few }),
    'a page of 2,000 contents': page,
    'the last page of 2,000': `${page}?page=200`,
    'a search in 2,000': `${page}?search=lesson%20${contentId}`,
    'a single content': pathOf(getChapterContent, { courseId, chapterId: school.many, contentId }),
    'the histories': pathOf(listContentHistories, { courseId }),
  };
  return { size: `${students} students`, server, headers, calls, close };
}

const small = await openSchool(few);
const large = await openSchool(many);
const worst = await compareSchools(small, large, rounds);
await small.close();
await large.close();
process.exitCode = worst > 1.2 ? 1 : 0;
