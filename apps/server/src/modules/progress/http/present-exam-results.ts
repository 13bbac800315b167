import type {
  WireExamChapterResult,
  WireExamPaperResult,
  WireExamResult,
  WireExamSubjectResult,
} from '@shala/wire/progress.ts';
import type { ProgressDeps } from '../deps.ts';
import type { listPaperResults } from '../list-paper-results.ts';
import {
  type ChapterView,
  type CourseView,
  presentMeans,
  type SubjectView,
} from './present-class-results.ts';

export const presentExamResult = ({ enrolmentId, figures, subjects }: CourseView): WireExamResult => ({
  id: enrolmentId,
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
  exam_subject_results: subjects.map(presentSubject),
});

type ExamSubject = WireExamResult['exam_subject_results'][number];
const presentSubject = ({ subject, chapterCount, figures }: CourseView['subjects'][number]): ExamSubject => ({
  id: subject.id,
  subject_id: subject.id,
  subject_name: subject.name,
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
});

export const presentExamSubjectResult = ({
  subject,
  chapterCount,
  figures,
  chapters,
}: SubjectView): WireExamSubjectResult => ({
  id: subject.id,
  subject_id: subject.id,
  subject_name: subject.name,
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
  exam_chapter_results: chapters.map(presentExamChapterResult),
});

export const presentExamChapterResult = ({ chapter, figures }: ChapterView): WireExamChapterResult => ({
  id: chapter.id,
  chaptor_id: chapter.id,
  chaptor_name: chapter.name,
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

type Paper = Awaited<ReturnType<typeof listPaperResults>>[number];

export const presentPaperResult = (
  { presentPaper, presentResults }: ProgressDeps['assessment'],
  { paper: { item, isOpen, completed }, means, minutes, runs }: Paper,
  locale: 'en' | 'hi',
): WireExamPaperResult => ({
  id: item.id,
  score: means.score,
  accuracy: means.accuracy,
  average_time_per_question: means.secondsPerQuestion,
  duration: minutes,
  number_of_attempts: runs,
  paper_id: item.id,
  paper_title: item.title,
  paper: presentPaper(item, isOpen),
  paper_attempts: presentResults({ run: item.run, completed }, locale),
});
