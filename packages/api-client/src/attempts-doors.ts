export type AttemptDoor = 'exercise' | 'exam_exercise' | 'quick_quiz' | 'paper';

/** Where an item hangs: the chapter of an exercise, the lesson (content library) of a quick quiz. */
export type ItemPlace =
  | {
      readonly door: 'exercise' | 'exam_exercise' | 'quick_quiz';
      readonly courseId: number;
      readonly placeId: number;
    }
  | { readonly door: 'paper'; readonly courseId: number; readonly placeId?: undefined };

/** An attempt, by what its addresses need. `courseId` is the id of the student's course (the enrolment). */
export type AttemptRef = ItemPlace & { readonly attemptId: number };

interface DoorNames {
  readonly place: string | null;
  readonly attempts: string;
  readonly attempt: string;
  readonly item: string | null;
}

export const doorNames: Record<AttemptDoor, DoorNames> = {
  exercise: {
    place: 'chaptors',
    attempts: 'excercise_attempts',
    attempt: 'excercise_attempt',
    item: 'excercise_id',
  },
  exam_exercise: {
    place: 'exam_chapters',
    attempts: 'exam_exercise_attempts',
    attempt: 'exam_exercise_attempt',
    item: 'exam_exercise_id',
  },
  quick_quiz: {
    place: 'content_libraries',
    attempts: 'content_exercise_attempts',
    attempt: 'content_exercise_attempt',
    item: null,
  },
  paper: { place: null, attempts: 'paper_attempts', attempt: 'paper_attempt', item: 'paper_id' },
};

const base = '/course/student/student_courses';

/** Where attempts are opened, ended and given up. */
export function attemptsPath({ door, courseId, placeId }: ItemPlace): string {
  const { place, attempts } = doorNames[door];
  return `${base}/${courseId}${place === null ? '' : `/${place}/${placeId}`}/${attempts}`;
}

export const attemptPath = ({ door, courseId, attemptId }: AttemptRef): string =>
  `${base}/${courseId}/${doorNames[door].attempts}/${attemptId}`;

export const questionsName = (door: AttemptDoor): string => `${doorNames[door].attempt}_questions`;
export const questionName = (door: AttemptDoor): string => `${doorNames[door].attempt}_question`;
