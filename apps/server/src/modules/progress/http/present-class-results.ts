import type { WireChapterResult, WireClassResult, WireSubjectResult } from '@shala/wire/progress.ts';
import type { Means } from '../figures.ts';
import type { getChapterResult } from '../get-chapter-result.ts';
import type { getCourseResult } from '../get-course-result.ts';
import type { getSubjectResult } from '../get-subject-result.ts';

export type CourseView = Awaited<ReturnType<typeof getCourseResult>>;
export type SubjectView = Awaited<ReturnType<typeof getSubjectResult>>;
type Chapter = Awaited<ReturnType<typeof getChapterResult>>;
export type ChapterView = Pick<Chapter, 'figures'> & { chapter: Pick<Chapter['chapter'], 'id' | 'name'> };

export const presentMeans = (means: Means | null) =>
  means && {
    score: means.score,
    accuracy: means.accuracy,
    average_time_per_question: means.secondsPerQuestion,
  };

const presentNetMeans = (means: Means | null) =>
  means && {
    score: means.score,
    accuracy: means.accuracy,
    averageTimePerQuestion: means.secondsPerQuestion,
  };

export const presentClassResult = ({ enrolmentId, figures, subjects }: CourseView): WireClassResult => ({
  id: enrolmentId,
  score: figures.score,
  accuracy: figures.accuracy,
  averageTimePerQuestion: figures.secondsPerQuestion,
  exerciseAttemptDuration: figures.minutes,
  numberOfExerciseAttempts: figures.runs,
  totalContentCount: figures.counts.contents,
  completedContentCount: figures.counts.contentsDone,
  totalExerciseCount: figures.counts.exercises,
  completedExerciseCount: figures.counts.exercisesDone,
  exerciseCompletionPercentage: figures.completion.exercises,
  contentCompletionPercentage: figures.completion.contents,
  cummulativeCompletionPercentage: figures.completion.cumulative,
  firstAttempt: presentNetMeans(figures.first),
  studentSubjects: subjects.map(presentClassSubject),
});

type ClassSubject = WireClassResult['studentSubjects'][number];
const presentClassSubject = ({
  subject,
  chapterCount,
  figures,
}: CourseView['subjects'][number]): ClassSubject => ({
  subjectId: subject.id,
  name: subject.name,
  colorCode: subject.colourCode,
  chapterCount,
  score: figures.score,
  accuracy: figures.accuracy,
  averageTimePerQuestion: figures.secondsPerQuestion,
  exerciseAttemptDuration: figures.minutes,
  numberOfExerciseAttempts: figures.runs,
  totalContentCount: figures.counts.contents,
  completedContentCount: figures.counts.contentsDone,
  totalExerciseCount: figures.counts.exercises,
  completedExerciseCount: figures.counts.exercisesDone,
  exerciseCompletionPercentage: figures.completion.exercises,
  contentCompletionPercentage: figures.completion.contents,
  cummulativeCompletionPercentage: figures.completion.cumulative,
  firstAttempt: presentNetMeans(figures.first),
});

export const presentSubjectResult = ({
  subject,
  chapterCount,
  figures,
  chapters,
}: SubjectView): WireSubjectResult => ({
  id: subject.id,
  subject_id: subject.id,
  name: subject.name,
  color_code: subject.colourCode,
  chapter_count: chapterCount,
  score: figures.score,
  accuracy: figures.accuracy,
  average_time_per_question: figures.secondsPerQuestion,
  exercise_attempt_duration: figures.minutes,
  number_of_exercise_attempts: figures.runs,
  total_content_count: figures.counts.contents,
  completed_content_count: figures.counts.contentsDone,
  total_exercise_count: figures.counts.exercises,
  completed_exercise_count: figures.counts.exercisesDone,
  exercise_completion_percentage: figures.completion.exercises,
  content_completion_percentage: figures.completion.contents,
  cummulative_completion_percentage: figures.completion.cumulative,
  first_attempt: presentMeans(figures.first),
  student_chapter_results: chapters.map(presentChapterResult),
});

export const presentChapterResult = ({ chapter, figures }: ChapterView): WireChapterResult => ({
  id: chapter.id,
  chapter_id: chapter.id,
  name: chapter.name,
  score: figures.score,
  accuracy: figures.accuracy,
  average_time_per_question: figures.secondsPerQuestion,
  exercise_attempt_duration: figures.minutes,
  number_of_exercise_attempts: figures.runs,
  total_content_count: figures.counts.contents,
  completed_content_count: figures.counts.contentsDone,
  total_exercise_count: figures.counts.exercises,
  completed_exercise_count: figures.counts.exercisesDone,
  exercise_completion_percentage: figures.completion.exercises,
  content_completion_percentage: figures.completion.contents,
  cummulative_completion_percentage: figures.completion.cumulative,
  first_attempt: presentMeans(figures.first),
  exam_exercises_count: figures.counts.exercises,
});
