import { type Door, examExerciseDoor, exerciseDoor, paperDoor, quickQuizDoor } from '@shala/wire/attempts.ts';
import type { Item, Kind } from '../practice-items.ts';

const doors: Record<Kind, Door> = {
  exercise: exerciseDoor,
  exam_exercise: examExerciseDoor,
  quick_quiz: quickQuizDoor,
  paper: paperDoor,
};

const creates: Record<Kind, { path: string; item: string | null }> = {
  exercise: { path: exerciseDoor.create.path, item: 'excercise_id' },
  exam_exercise: { path: examExerciseDoor.create.path, item: 'exam_exercise_id' },
  quick_quiz: { path: quickQuizDoor.create.path, item: null },
  paper: { path: paperDoor.create.path, item: 'paper_id' },
};

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: object;
}

/** The calls of one door for one student's course, as the contract spells them. */
export function doorOf(item: Pick<Item, 'kind' | 'id' | 'placeId'>, enrolmentId: number) {
  const { names, ...calls } = doors[item.kind];
  const fill = (path: string, more: Record<string, number> = {}) => {
    const values: Record<string, number> = { courseId: enrolmentId, placeId: item.placeId ?? 0, ...more };
    return `/api/v1${path.replace(/:(\w+)/g, (_all, name: string) => String(values[name]))}`;
  };
  const { path, item: key } = creates[item.kind];
  return {
    names,
    create: (): Call => ({
      method: 'POST',
      path: fill(path),
      body: { [names.attempt]: key === null ? {} : { [key]: item.id } },
    }),
    reset: (attemptId: number): Call => ({ method: 'PUT', path: fill(calls.reset.path, { attemptId }) }),
    complete: (attemptId: number): Call => ({
      method: 'PUT',
      path: fill(calls.complete.path, { attemptId }),
    }),
    quit: (attemptId: number): Call => ({ method: 'DELETE', path: fill(calls.quit.path, { attemptId }) }),
    questions: (attemptId: number): Call => ({
      method: 'GET',
      path: fill(calls.questions.path, { attemptId }),
    }),
    save: (attemptId: number, questionId: number, change: object): Call => ({
      method: 'PUT',
      path: fill(calls.save.path, { attemptId, questionId }),
      body: { [names.question]: change },
    }),
  };
}
