import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { day, id, idText, search } from './fields.ts';

const classRoom = z.object({
  id,
  name: z.string(),
  board_name: z.string(),
  board_acronym: z.string(),
  display_picture_url: z.nullable(z.string()),
});
const exam = z.object({
  id,
  name: z.string(),
  acronym: z.string(),
  display_picture_url: z.nullable(z.string()),
});

export const studentCourse = z.object({
  id,
  is_active: z.boolean(),
  /** Derived by the server from the access grants; the client never computes them. */
  is_trial: z.boolean(),
  is_expired: z.boolean(),
  is_locked: z.boolean(),
  course: z.object({
    type: z.enum(['class_room', 'exam']),
    class_room: z.nullable(classRoom),
    exam: z.nullable(exam),
  }),
});
export type WireStudentCourse = z.infer<typeof studentCourse>;

const base = '/course/student/student_courses';
const courseParams = z.object({ courseId: idText });

export const listStudentCourses = contract({
  summary: "The acting student's courses, last selected first",
  family: 'main',
  method: 'GET',
  path: base,
  response: z.object({ student_courses: z.array(studentCourse) }),
});

export const createStudentCourse = contract({
  summary: 'Adds a course as a trial; adding it again answers the same row',
  family: 'main',
  method: 'POST',
  path: base,
  body: z.object({ student_course: z.object({ course_id: id, course_type: z.enum(['ClassRoom', 'Exam']) }) }),
  response: z.object({ student_course: studentCourse }),
});

export const updateStudentCourse = contract({
  summary: 'Selects a course, or puts it aside',
  family: 'main',
  method: 'PUT',
  path: `${base}/:courseId`,
  params: courseParams,
  body: z.object({ student_course: z.object({ is_active: z.boolean() }) }),
  response: z.object({ student_course: studentCourse }),
});

const courseRef = z.nullable(z.object({ id, name: z.string() }));
const subjectFields = {
  id,
  name: z.string(),
  subject: z.object({
    id,
    name: z.string(),
    display_picture_url: z.nullable(z.string()),
    color_code: z.string(),
    icon: z.string(),
  }),
  amount_paise: z.int(),
  amount_rupees: z.number(),
  amount: z.number(),
  is_active: z.boolean(),
  class_room: courseRef,
  exam: courseRef,
  display: z.boolean(),
  cummulative_completion_percentage: z.int(),
  /** Whether its chapters may be opened now; the list itself may always be seen. */
  disabled: z.boolean(),
};

export const classRoomSubject = z.object({
  ...subjectFields,
  chaptor_count: z.int(),
  exercise_completion_percentage: z.int(),
  content_completion_percentage: z.int(),
});
export const examSubject = z.object({
  ...subjectFields,
  exam_chapter_count: z.int(),
  exam_exercise_completion_percentage: z.int(),
  exam_content_completion_percentage: z.int(),
});
export type WireClassRoomSubject = z.infer<typeof classRoomSubject>;
export type WireExamSubject = z.infer<typeof examSubject>;

export const listClassRoomSubjects = contract({
  summary: 'Subjects of a class-room course',
  family: 'main',
  method: 'GET',
  path: `${base}/:courseId/class_room_subjects`,
  params: courseParams,
  query: z.object({ search }),
  response: z.object({ class_room_subjects: z.array(classRoomSubject) }),
});

export const listExamSubjects = contract({
  summary: 'Subjects of an exam course',
  family: 'main',
  method: 'GET',
  path: `${base}/:courseId/exam_subjects`,
  params: courseParams,
  query: z.object({ search }),
  response: z.object({ exam_subjects: z.array(examSubject) }),
});

export const productDetails = contract({
  summary: 'Which courses the acting student has, until when, and as what',
  family: 'net',
  method: 'GET',
  path: '/Student/ProductDetails',
  response: z.array(
    z.object({
      id,
      istrial: z.boolean(),
      enddate: z.nullable(day),
      studenttype: z.enum(['institution', 'retail']),
      instituteId: z.nullable(id),
    }),
  ),
});

export const schoolPlace = contract({
  summary: 'Where the acting student goes to school today; null for one who belongs to no school',
  family: 'main',
  method: 'GET',
  path: '/course/student/school_place',
  response: z.object({
    school_place: z.nullable(
      z.object({ institute_name: z.string(), section_name: z.string(), roll: z.nullable(z.int()) }),
    ),
  }),
});
