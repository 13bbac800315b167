import * as z from 'zod/mini';
import { attemptHead, timerOptions } from './attempts-shapes.ts';
import { contract } from './contract.ts';
import { id, idText, search } from './fields.ts';
import { meta, paging } from './paging.ts';

const exerciseFields = {
  id,
  title: z.string(),
  description: z.string(),
  /** Minutes or seconds as this student has them; null without a limit. */
  time: z.nullable(z.int()),
  timer_options: timerOptions,
  extended_from: z.nullable(z.int()),
  is_active: z.boolean(),
  /** Completed runs of this student. */
  attempts_count: z.int(),
  chapter_id: id,
  chapter_name: z.string(),
  subject_id: id,
  subject_name: z.string(),
  /** Locked for this student now. */
  disabled: z.boolean(),
  /** The newest run that was not given up; null: not begun. */
  attempt: z.nullable(attemptHead),
};
export const exercise = z.object({ ...exerciseFields, questions_count: z.int() });
export const examExercise = z.object({ ...exerciseFields, exam_questions_count: z.int() });
export type WireExercise = z.infer<typeof exercise>;
export type WireExamExercise = z.infer<typeof examExercise>;

const base = '/course/student/student_courses/:courseId';
const chapterParams = z.object({ courseId: idText, chapterId: idText });
const query = z.object({ search, ...paging });

export const listExercises = contract({
  summary: 'A page of the exercises of a class-room chapter, with how the student stands',
  family: 'main',
  method: 'GET',
  path: `${base}/chaptors/:chapterId/excercises`,
  params: chapterParams,
  query,
  response: z.object({ excercises: z.array(exercise), meta }),
});

export const listExamExercises = contract({
  summary: 'A page of the exercises of an exam chapter, with how the student stands',
  family: 'main',
  method: 'GET',
  path: `${base}/exam_chapters/:chapterId/exam_exercises`,
  params: chapterParams,
  query,
  response: z.object({ exam_exercises: z.array(examExercise), meta }),
});
