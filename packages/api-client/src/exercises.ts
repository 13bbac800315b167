import type { ResponseOf } from '@shala/wire/contract.ts';
import type {
  listExamExercises,
  listExercises as listExercisesContract,
  WireExercise,
} from '@shala/wire/exercises.ts';
import { type ListedAttempt, type Timer, toListedAttempt } from './attempts-shape.ts';
import { type Paging, toPaging } from './content-shape.ts';
import type { StudentCourse } from './courses.ts';
import type { Transport } from './transport.ts';

export interface Exercise {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly time: number | null;
  readonly timer: Timer;
  readonly extendedFrom: number | null;
  readonly questionsCount: number;
  /** Completed runs. */
  readonly attemptsCount: number;
  readonly chapterId: number;
  readonly chapterName: string;
  readonly subjectId: number;
  readonly subjectName: string;
  readonly isLocked: boolean;
  readonly attempt: ListedAttempt | null;
}

export interface ExercisesRequest {
  readonly course: Pick<StudentCourse, 'id' | 'kind'>;
  readonly chapterId: number;
  readonly search: string;
  readonly page: number;
  readonly perPage?: number;
  readonly signal?: AbortSignal;
}

export interface ExercisesPage {
  readonly exercises: Exercise[];
  readonly paging: Paging;
}

export async function listExercises(
  transport: Transport,
  { course, chapterId, search, page, perPage, signal }: ExercisesRequest,
): Promise<ExercisesPage> {
  const base = `/course/student/student_courses/${course.id}`;
  const query = {
    search: search || undefined,
    page: String(page),
    items_per_page: perPage === undefined ? undefined : String(perPage),
  };
  const call = { family: 'main', method: 'GET', query, signal } as const;
  if (course.kind === 'exam') {
    const answer = await transport.send<ResponseOf<typeof listExamExercises>>({
      ...call,
      path: `${base}/exam_chapters/${chapterId}/exam_exercises`,
    });
    const exercises = answer.exam_exercises.map((wire) => toExercise(wire, wire.exam_questions_count));
    return { exercises, paging: toPaging(answer.meta) };
  }
  const answer = await transport.send<ResponseOf<typeof listExercisesContract>>({
    ...call,
    path: `${base}/chaptors/${chapterId}/excercises`,
  });
  const exercises = answer.excercises.map((wire) => toExercise(wire, wire.questions_count));
  return { exercises, paging: toPaging(answer.meta) };
}

const toExercise = (wire: Omit<WireExercise, 'questions_count'>, questionsCount: number): Exercise => ({
  id: wire.id,
  title: wire.title,
  description: wire.description,
  time: wire.time,
  timer: wire.timer_options,
  extendedFrom: wire.extended_from,
  questionsCount,
  attemptsCount: wire.attempts_count,
  chapterId: wire.chapter_id,
  chapterName: wire.chapter_name,
  subjectId: wire.subject_id,
  subjectName: wire.subject_name,
  isLocked: wire.disabled,
  attempt: wire.attempt && toListedAttempt(wire.attempt),
});
