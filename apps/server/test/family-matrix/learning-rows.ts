import type { Lessons } from './lesson-things.ts';
import { type FamilyRow, nothing } from './matrix.ts';
import type { Things } from './things.ts';

const base = '/api/v1/course/student/student_courses';
const one = `${base}/:courseId`;

type Course = 'classRoom' | 'exam';

/** The path's ids, of the family's own course. */
const inCourse =
  (course: Course, names: readonly (keyof Lessons)[], body?: object): FamilyRow['ask'] =>
  async (things: Things) => ({
    params: Object.fromEntries(names.map((name) => [name, things[course][name]])),
    ...(body && { body }),
  });

const get = (course: Course, path: string, ...names: (keyof Lessons)[]): FamilyRow => ({
  call: `GET ${one}${path}`,
  ask: inCourse(course, ['courseId', ...names]),
});

const contentRows = (course: Course, contents: string, single: string): FamilyRow[] => {
  const call = `${one}/${contents}/:contentId`;
  const names = ['courseId', 'chapterId', 'contentId'] as const;
  return [
    get(course, `/${contents}`, 'chapterId'),
    { call: `GET ${call}`, ask: inCourse(course, names) },
    { call: `PUT ${call}`, ask: inCourse(course, names, { [single]: { upvote: 1 } }) },
    { call: `PATCH ${call}`, ask: inCourse(course, names, { [single]: { notes: 'x' } }) },
  ];
};

/** Courses, lessons and results. */
export const learningRows: readonly FamilyRow[] = [
  { call: `GET ${base}`, ask: nothing },
  {
    call: `POST ${base}`,
    ask: async (things) => ({
      body: { student_course: { course_id: await things.courseOnOffer(), course_type: 'ClassRoom' } },
    }),
    strangers: 'course_unknown',
  },
  { call: `PUT ${one}`, ask: inCourse('classRoom', ['courseId'], { student_course: { is_active: true } }) },
  { call: 'GET /api/v1/course/student/school_place', ask: nothing },
  get('classRoom', '/class_room_subjects'),
  get('classRoom', '/class_room_subjects/:subjectId/chaptors', 'subjectId'),
  get('classRoom', '/class_room_subjects/:subjectId/student_subject_results/view', 'subjectId'),
  get('classRoom', '/chaptors/:chapterId/excercises', 'chapterId'),
  get('classRoom', '/chaptors/:chapterId/student_chapter_results/view', 'chapterId'),
  get('classRoom', '/pending_chapter_contents'),
  ...contentRows('classRoom', 'chaptors/:chapterId/chaptor_contents', 'student_chaptor_content'),
  get('exam', '/exam_subjects'),
  get('exam', '/exam_subjects/:subjectId/exam_chapters', 'subjectId'),
  get('exam', '/exam_subjects/:subjectId/exam_subject_results/view', 'subjectId'),
  get('exam', '/exam_chapters/:chapterId/exam_exercises', 'chapterId'),
  get('exam', '/exam_chapters/:chapterId/exam_chapter_results/view', 'chapterId'),
  get('exam', '/exam_results/view'),
  get('exam', '/exam_paper_results/view'),
  get('exam', '/papers'),
  get('exam', '/pending_exam_chapter_contents'),
  ...contentRows('exam', 'exam_chapters/:chapterId/exam_chapter_contents', 'student_exam_chapter_content'),
  get('classRoom', '/content_histories'),
  {
    call: `POST ${one}/content_histories`,
    ask: async ({ classRoom: { courseId, contentLibraryId } }) => ({
      params: { courseId },
      body: { content_library_id: contentLibraryId },
    }),
  },
  {
    call: `PUT ${one}/content_histories/:historyId`,
    ask: inCourse('classRoom', ['courseId', 'historyId'], { played_seconds: 1 }),
  },
  get('classRoom', '/content_libraries/:contentLibraryId/playlist', 'contentLibraryId'),
  {
    call: `GET ${one}/content_libraries/:contentLibraryId/playlist/:rendition`,
    ask: async ({ classRoom: { courseId, contentLibraryId } }) => ({
      params: { courseId, contentLibraryId, rendition: '240p' },
    }),
  },
  {
    call: 'GET /api/v1/course/student/content_key',
    ask: async ({ classRoom: { contentLibraryId } }) => ({ query: { contentLibraryId } }),
  },
  ...['GetLeaderBoardByCourse', 'GetProgressByCourse'].map(
    (name): FamilyRow => ({
      call: `GET /StudentReport/${name}`,
      ask: async ({ classRoom: { courseId } }) => ({ query: { CourseId: courseId } }),
    }),
  ),
  {
    call: 'GET /StudentReport/GetChildProgress',
    ask: async ({ family: { studentId } }) => ({ query: { StudentId: studentId } }),
  },
  { call: 'GET /Student/ProductDetails', ask: nothing },
  ...['GET', 'POST'].map(
    (method): FamilyRow => ({
      call: `${method} /Student/RegisterTrial`,
      ask: async ({ family: { parentId } }) => ({ query: { parentid: parentId } }),
    }),
  ),
  ...['boards', 'exams', 'usages'].map(
    (name): FamilyRow => ({ call: `GET /api/v1/meta/${name}`, ask: nothing }),
  ),
];
