import type {
  WireChapterResult,
  WireClassResult,
  WireExamChapterResult,
  WireExamPaperResult,
  WireExamResult,
  WireExamSubjectResult,
  WireSubjectResult,
} from '@shala/wire/progress.ts';
import { type RunResult, toResult } from './attempts-shape.ts';
import { type Paper, toPaper } from './papers.ts';

export interface Means {
  /** Per cent. */
  readonly score: number;
  readonly accuracy: number;
  readonly secondsPerQuestion: number;
}

/** Means over completed runs, and how much is done. */
export interface Figures extends Means {
  readonly minutes: number;
  readonly runs: number;
  readonly contentsTotal: number;
  readonly contentsDone: number;
  readonly exercisesTotal: number;
  readonly exercisesDone: number;
  readonly exercisePercent: number;
  readonly contentPercent: number;
  readonly donePercent: number;
  /** The same means over first attempts; null before there is one. */
  readonly first: Means | null;
}

export interface ChapterResult extends Figures {
  readonly chapterId: number;
  readonly name: string;
}

export interface SubjectSummary extends Figures {
  readonly subjectId: number;
  readonly name: string;
  readonly colourCode: string | null;
  readonly chaptersCount: number;
}

export interface SubjectResult extends SubjectSummary {
  readonly chapters: readonly ChapterResult[];
}

export interface CourseResult extends Figures {
  readonly subjects: readonly SubjectSummary[];
}

export interface PaperResult extends Means {
  readonly paper: Paper;
  readonly minutes: number;
  readonly runs: number;
  /** The first one first. */
  readonly results: readonly RunResult[];
}

type WireFigures = Omit<WireChapterResult, 'id' | 'chapter_id' | 'name' | 'exam_exercises_count'>;

const toFigures = (wire: WireFigures): Figures => ({
  score: wire.score,
  accuracy: wire.accuracy,
  secondsPerQuestion: wire.average_time_per_question,
  minutes: wire.exercise_attempt_duration,
  runs: wire.number_of_exercise_attempts,
  contentsTotal: wire.total_content_count,
  contentsDone: wire.completed_content_count,
  exercisesTotal: wire.total_exercise_count,
  exercisesDone: wire.completed_exercise_count,
  exercisePercent: wire.exercise_completion_percentage,
  contentPercent: wire.content_completion_percentage,
  donePercent: wire.cummulative_completion_percentage,
  first: wire.first_attempt && {
    score: wire.first_attempt.score,
    accuracy: wire.first_attempt.accuracy,
    secondsPerQuestion: wire.first_attempt.average_time_per_question,
  },
});

export const toChapterResult = (wire: WireChapterResult): ChapterResult => ({
  chapterId: wire.chapter_id,
  name: wire.name,
  ...toFigures(wire),
});

export const toExamChapterResult = (wire: WireExamChapterResult): ChapterResult => ({
  chapterId: wire.chaptor_id,
  name: wire.chaptor_name,
  ...toFigures(wire),
});

export const toSubjectResult = (wire: WireSubjectResult): SubjectResult => ({
  subjectId: wire.subject_id,
  name: wire.name,
  colourCode: wire.color_code,
  chaptersCount: wire.chapter_count,
  ...toFigures(wire),
  chapters: wire.student_chapter_results.map(toChapterResult),
});

const toExamSummary = (wire: WireExamResult['exam_subject_results'][number]): SubjectSummary => ({
  subjectId: wire.subject_id,
  name: wire.subject_name,
  colourCode: wire.color_code,
  chaptersCount: wire.chapter_count,
  ...toFigures(wire),
});

export const toExamSubjectResult = (wire: WireExamSubjectResult): SubjectResult => ({
  ...toExamSummary(wire),
  chapters: wire.exam_chapter_results.map(toExamChapterResult),
});

export const toExamResult = (wire: WireExamResult): CourseResult => ({
  ...toFigures(wire),
  subjects: wire.exam_subject_results.map(toExamSummary),
});

const toNetFigures = (wire: Omit<WireClassResult, 'id' | 'studentSubjects'>): Figures => ({
  score: wire.score,
  accuracy: wire.accuracy,
  secondsPerQuestion: wire.averageTimePerQuestion,
  minutes: wire.exerciseAttemptDuration,
  runs: wire.numberOfExerciseAttempts,
  contentsTotal: wire.totalContentCount,
  contentsDone: wire.completedContentCount,
  exercisesTotal: wire.totalExerciseCount,
  exercisesDone: wire.completedExerciseCount,
  exercisePercent: wire.exerciseCompletionPercentage,
  contentPercent: wire.contentCompletionPercentage,
  donePercent: wire.cummulativeCompletionPercentage,
  first: wire.firstAttempt && {
    score: wire.firstAttempt.score,
    accuracy: wire.firstAttempt.accuracy,
    secondsPerQuestion: wire.firstAttempt.averageTimePerQuestion,
  },
});

export const toClassResult = (wire: WireClassResult): CourseResult => ({
  ...toNetFigures(wire),
  subjects: wire.studentSubjects.map((subject) => ({
    subjectId: subject.subjectId,
    name: subject.name,
    colourCode: subject.colorCode,
    chaptersCount: subject.chapterCount,
    ...toNetFigures(subject),
  })),
});

export const toPaperResult = (wire: WireExamPaperResult): PaperResult => ({
  paper: toPaper(wire.paper),
  score: wire.score,
  accuracy: wire.accuracy,
  secondsPerQuestion: wire.average_time_per_question,
  minutes: wire.duration,
  runs: wire.number_of_attempts,
  results: wire.paper_attempts.map(toResult),
});
