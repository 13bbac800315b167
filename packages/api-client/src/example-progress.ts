import type {
  WireChapterResult,
  WireClassResult,
  WireExamChapterResult,
  WireExamPaperResult,
  WireExamResult,
  WireExamSubjectResult,
  WireSubjectResult,
} from '@shala/wire/progress.ts';
import { attemptResult } from './example-attempts.ts';
import { paper } from './example-practice.ts';

/** Progress as the server gives it, for tests of the apps; progress.test.ts holds it to the contract. */
const figures = {
  score: 78.4321,
  accuracy: 84.2,
  average_time_per_question: 41.5,
  exercise_attempt_duration: 134,
  number_of_exercise_attempts: 6,
  total_content_count: 5,
  completed_content_count: 3,
  total_exercise_count: 4,
  completed_exercise_count: 2,
  exercise_completion_percentage: 50,
  content_completion_percentage: 60,
  cummulative_completion_percentage: 58,
  first_attempt: { score: 72.3321, accuracy: 81.9, average_time_per_question: 38.5 },
};

/** Nothing was practised or learnt yet. */
export const untouched = {
  score: 0,
  accuracy: 0,
  average_time_per_question: 0,
  exercise_attempt_duration: 0,
  number_of_exercise_attempts: 0,
  completed_content_count: 0,
  completed_exercise_count: 0,
  exercise_completion_percentage: 0,
  content_completion_percentage: 0,
  cummulative_completion_percentage: 0,
  first_attempt: null,
};

export const chapterResult = (
  id: number,
  name: string,
  more: Partial<WireChapterResult> = {},
): WireChapterResult => ({ id, chapter_id: id, name, ...figures, exam_exercises_count: 4, ...more });

export const subjectResult = (...chapters: WireChapterResult[]): WireSubjectResult => ({
  id: 2,
  subject_id: 2,
  name: 'Physics',
  color_code: '2',
  chapter_count: chapters.length,
  ...figures,
  student_chapter_results: chapters,
});

const netFigures = {
  score: 78.4321,
  accuracy: 84.2,
  averageTimePerQuestion: 41.5,
  exerciseAttemptDuration: 134,
  numberOfExerciseAttempts: 6,
  totalContentCount: 5,
  completedContentCount: 3,
  totalExerciseCount: 4,
  completedExerciseCount: 2,
  exerciseCompletionPercentage: 50,
  contentCompletionPercentage: 60,
  cummulativeCompletionPercentage: 58,
  firstAttempt: { score: 72.3321, accuracy: 81.9, averageTimePerQuestion: 38.5 },
};

export const classResult = (more: Partial<WireClassResult> = {}): WireClassResult => ({
  id: 41,
  ...netFigures,
  studentSubjects: [{ subjectId: 2, name: 'Physics', colorCode: '2', chapterCount: 2, ...netFigures }],
  ...more,
});

const examSubject = {
  id: 5,
  subject_id: 5,
  subject_name: 'Botany',
  color_code: null,
  chapter_count: 1,
  ...figures,
};

export const examResult = (more: Partial<WireExamResult> = {}): WireExamResult => ({
  id: 42,
  ...figures,
  exam_subject_results: [examSubject],
  ...more,
});

export const examChapterResult = (id: number, name: string): WireExamChapterResult => ({
  id,
  chaptor_id: id,
  chaptor_name: name,
  ...figures,
  exam_exercises_count: 4,
});

export const examSubjectResult = (...chapters: WireExamChapterResult[]): WireExamSubjectResult => ({
  ...examSubject,
  exam_chapter_results: chapters,
});

export const examPaperResult = (
  id: number,
  title: string,
  more: Partial<WireExamPaperResult> = {},
): WireExamPaperResult => ({
  id,
  score: 62,
  accuracy: 70.5,
  average_time_per_question: 55.2,
  duration: 81.5,
  number_of_attempts: 2,
  paper_id: id,
  paper_title: title,
  paper: paper(id, title),
  paper_attempts: [attemptResult(1, { score: 58 }), attemptResult(2, { score: 66 })],
  ...more,
});
