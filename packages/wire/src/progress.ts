import * as z from 'zod/mini';
import { attemptResult } from './attempts-shapes.ts';
import { contract } from './contract.ts';
import { id, idText } from './fields.ts';
import { paper } from './papers.ts';

/** Means over the first run of each exercise; null before there is one. */
const firstAttempt = z.nullable(
  z.object({ score: z.number(), accuracy: z.number(), average_time_per_question: z.number() }),
);

/** Means over the completed runs of exercises, and how much is done. */
const figures = {
  /** Per cent; 0 without a run. */
  score: z.number(),
  accuracy: z.number(),
  /** Seconds for each answered question, to one decimal. */
  average_time_per_question: z.number(),
  /** Minutes. */
  exercise_attempt_duration: z.number(),
  number_of_exercise_attempts: z.int(),
  total_content_count: z.int(),
  completed_content_count: z.int(),
  total_exercise_count: z.int(),
  completed_exercise_count: z.int(),
  exercise_completion_percentage: z.int(),
  content_completion_percentage: z.int(),
  cummulative_completion_percentage: z.int(),
  first_attempt: firstAttempt,
};

export const studentChapterResult = z.object({
  id,
  chapter_id: id,
  name: z.string(),
  ...figures,
  exam_exercises_count: z.int(),
});
export type WireChapterResult = z.infer<typeof studentChapterResult>;

export const studentSubjectResult = z.object({
  id,
  subject_id: id,
  name: z.string(),
  color_code: z.nullable(z.string()),
  chapter_count: z.int(),
  ...figures,
  student_chapter_results: z.array(studentChapterResult),
});
export type WireSubjectResult = z.infer<typeof studentSubjectResult>;

export const examChapterResult = z.object({
  id,
  chaptor_id: id,
  chaptor_name: z.string(),
  ...figures,
  exam_exercises_count: z.int(),
});
export type WireExamChapterResult = z.infer<typeof examChapterResult>;

const examSubjectFields = {
  id,
  subject_id: id,
  subject_name: z.string(),
  color_code: z.nullable(z.string()),
  chapter_count: z.int(),
  ...figures,
};
export const examSubjectResult = z.object({
  ...examSubjectFields,
  exam_chapter_results: z.array(examChapterResult),
});
export type WireExamSubjectResult = z.infer<typeof examSubjectResult>;

export const examResult = z.object({
  /** The student's course. */
  id,
  ...figures,
  exam_subject_results: z.array(z.object(examSubjectFields)),
});
export type WireExamResult = z.infer<typeof examResult>;

/** The .NET family writes the same in camel case. */
const netFigures = {
  score: z.number(),
  accuracy: z.number(),
  averageTimePerQuestion: z.number(),
  exerciseAttemptDuration: z.number(),
  numberOfExerciseAttempts: z.int(),
  totalContentCount: z.int(),
  completedContentCount: z.int(),
  totalExerciseCount: z.int(),
  completedExerciseCount: z.int(),
  exerciseCompletionPercentage: z.int(),
  contentCompletionPercentage: z.int(),
  cummulativeCompletionPercentage: z.int(),
  firstAttempt: z.nullable(
    z.object({ score: z.number(), accuracy: z.number(), averageTimePerQuestion: z.number() }),
  ),
};
export const classResult = z.object({
  id,
  ...netFigures,
  studentSubjects: z.array(
    z.object({
      subjectId: id,
      name: z.string(),
      colorCode: z.nullable(z.string()),
      chapterCount: z.int(),
      ...netFigures,
    }),
  ),
});
export type WireClassResult = z.infer<typeof classResult>;

/** How a paper went, over its completed runs. */
export const examPaperResult = z.object({
  id,
  score: z.number(),
  accuracy: z.number(),
  average_time_per_question: z.number(),
  /** Minutes of all runs. */
  duration: z.number(),
  number_of_attempts: z.int(),
  paper_id: id,
  paper_title: z.string(),
  paper,
  /** The completed runs, the first one first. */
  paper_attempts: z.array(attemptResult),
});
export type WireExamPaperResult = z.infer<typeof examPaperResult>;

const base = '/course/student/student_courses/:courseId';
const courseParams = z.object({ courseId: idText });
const subjectParams = z.object({ courseId: idText, subjectId: idText });
const chapterParams = z.object({ courseId: idText, chapterId: idText });
const attemptParams = z.object({ courseId: idText, attemptId: idText });

export const getProgressByCourse = contract({
  summary: 'How a student stands in a course, subject by subject',
  family: 'net',
  method: 'GET',
  path: '/StudentReport/GetProgressByCourse',
  query: z.object({ CourseId: idText }),
  response: classResult,
});

export const getChildProgress = contract({
  summary: "How a parent's child stands in each of its courses; of a blocked child, too",
  family: 'net',
  method: 'GET',
  path: '/StudentReport/GetChildProgress',
  query: z.object({ StudentId: idText }),
  response: z.object({ courses: z.array(z.object({ name: z.string(), result: classResult })) }),
});

export const getSubjectResult = contract({
  summary: 'How a student stands in a class-room subject, chapter by chapter',
  family: 'main',
  method: 'GET',
  path: `${base}/class_room_subjects/:subjectId/student_subject_results/view`,
  params: subjectParams,
  response: z.object({ student_subject_result: studentSubjectResult }),
});

export const getChapterResult = contract({
  summary: 'How a student stands in a class-room chapter',
  family: 'main',
  method: 'GET',
  path: `${base}/chaptors/:chapterId/student_chapter_results/view`,
  params: chapterParams,
  response: z.object({ student_chapter_result: studentChapterResult }),
});

export const getExamResult = contract({
  summary: 'How a student stands in an exam course, subject by subject',
  family: 'main',
  method: 'GET',
  path: `${base}/exam_results/view`,
  params: courseParams,
  response: z.object({ exam_result: examResult }),
});

export const getExamSubjectResult = contract({
  summary: 'How a student stands in an exam subject, chapter by chapter',
  family: 'main',
  method: 'GET',
  path: `${base}/exam_subjects/:subjectId/exam_subject_results/view`,
  params: subjectParams,
  response: z.object({ exam_subject_result: examSubjectResult }),
});

export const getExamChapterResult = contract({
  summary: 'How a student stands in an exam chapter',
  family: 'main',
  method: 'GET',
  path: `${base}/exam_chapters/:chapterId/exam_chapter_results/view`,
  params: chapterParams,
  response: z.object({ exam_chapter_result: examChapterResult }),
});

export const listExamPaperResults = contract({
  summary: 'How the papers of an exam went: those with a completed run',
  family: 'main',
  method: 'GET',
  path: `${base}/exam_paper_results/view`,
  params: courseParams,
  response: z.object({ exam_paper_result: z.array(examPaperResult) }),
});

const results = z.array(attemptResult);
const resultsSummary = 'The completed runs of an attempt, the first one first';

export const listExerciseAttemptResults = contract({
  summary: resultsSummary,
  family: 'main',
  method: 'GET',
  path: `${base}/excercise_attempts/:attemptId/exercise_attempt_results`,
  params: attemptParams,
  response: z.object({ exercise_attempt_results: results }),
});

export const listQuickQuizAttemptResults = contract({
  summary: resultsSummary,
  family: 'main',
  method: 'GET',
  path: `${base}/content_exercise_attempts/:attemptId/content_exercise_attempt_results`,
  params: attemptParams,
  response: z.object({ exercise_attempt_results: results }),
});

export const listExamExerciseAttemptResults = contract({
  summary: resultsSummary,
  family: 'main',
  method: 'GET',
  path: `${base}/exam_exercise_attempts/:attemptId/exam_exercise_attempt_results`,
  params: attemptParams,
  response: z.object({ exam_exercise_attempt_results: results }),
});

export const listPaperAttemptResults = contract({
  summary: resultsSummary,
  family: 'main',
  method: 'GET',
  path: `${base}/paper_attempts/:attemptId/paper_attempt_results`,
  params: attemptParams,
  response: z.object({ paper_attempt_results: results }),
});
