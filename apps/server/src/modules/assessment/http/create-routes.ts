import { examExerciseDoor, exerciseDoor, paperDoor, quickQuizDoor } from '@shala/wire/attempts.ts';
import { act, type Route } from '#platform/http/route.ts';
import type { EngineDeps } from '../deps.ts';
import { openAttempt } from '../open-attempt.ts';
import { attemptRoutes, learnerOf, questionRoutes } from './door-routes.ts';
import { presentAttempt } from './present-attempt.ts';

const student = { policy: 'student' } as const;

/** One engine, four doors. Opening an attempt names its item differently at each; everything else is the same. */
export function doorRoutes(deps: EngineDeps): Route[] {
  return [
    act(exerciseDoor.create, student, async (request) => {
      const attempt = await openAttempt(deps, {
        learner: learnerOf(request),
        enrolmentId: request.params.courseId,
        kind: 'exercise',
        placeId: request.params.placeId,
        itemId: request.body.excercise_attempt.excercise_id,
      });
      return { excercise_attempt: presentAttempt(attempt, request.locale) };
    }),
    act(examExerciseDoor.create, student, async (request) => {
      const attempt = await openAttempt(deps, {
        learner: learnerOf(request),
        enrolmentId: request.params.courseId,
        kind: 'exam_exercise',
        placeId: request.params.placeId,
        itemId: request.body.exam_exercise_attempt.exam_exercise_id,
      });
      return { exam_exercise_attempt: presentAttempt(attempt, request.locale) };
    }),
    act(quickQuizDoor.create, student, async (request) => {
      const attempt = await openAttempt(deps, {
        learner: learnerOf(request),
        enrolmentId: request.params.courseId,
        kind: 'quick_quiz',
        placeId: request.params.placeId,
        itemId: null,
      });
      return { content_exercise_attempt: presentAttempt(attempt, request.locale) };
    }),
    act(paperDoor.create, student, async (request) => {
      const attempt = await openAttempt(deps, {
        learner: learnerOf(request),
        enrolmentId: request.params.courseId,
        kind: 'paper',
        placeId: null,
        itemId: request.body.paper_attempt.paper_id,
      });
      return { paper_attempt: presentAttempt(attempt, request.locale) };
    }),
    ...attemptRoutes(deps, 'exercise', exerciseDoor),
    ...attemptRoutes(deps, 'exam_exercise', examExerciseDoor),
    ...attemptRoutes(deps, 'quick_quiz', quickQuizDoor),
    ...attemptRoutes(deps, 'paper', paperDoor),
    ...questionRoutes(deps, 'exercise', exerciseDoor),
    ...questionRoutes(deps, 'exam_exercise', examExerciseDoor),
    ...questionRoutes(deps, 'quick_quiz', quickQuizDoor),
    ...questionRoutes(deps, 'paper', paperDoor),
  ];
}
