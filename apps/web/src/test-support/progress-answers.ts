import { attemptResult } from '@shala/api-client/example-attempts.ts';
import { exercise, attemptHead as head, onePage as meta } from '@shala/api-client/example-practice.ts';
import { chapterResult, classResult, subjectResult, untouched } from '@shala/api-client/example-progress.ts';
import { within } from '@testing-library/react';
import type { Answer, School } from './school-server.ts';

const course = '/api/v1/course/student/student_courses/41';
export const progressPaths = {
  course: '/StudentReport/GetProgressByCourse',
  subject: `${course}/class_room_subjects/2/student_subject_results/view`,
  chapter: `${course}/chaptors/3/student_chapter_results/view`,
  exercises: `${course}/chaptors/3/excercises`,
  contents: `${course}/chaptors/3/chaptor_contents`,
  exerciseRuns: `${course}/excercise_attempts/31/exercise_attempt_results`,
  quizRuns: `${course}/content_exercise_attempts/5/content_exercise_attempt_results`,
};

export const ok = (body: unknown) => (): Answer => ({ status: 200, body });

export const tried = exercise(7, 'Warm-up', { attempts_count: 2, attempt: head('completed', 90) });
export const runs = [
  attemptResult(1, { score: 50, created_at: '2026-07-11T06:00:00.000Z' }),
  attemptResult(2, {
    score: 94.444,
    accuracy: 96.25,
    average_time_per_question: 32,
    duration: 62.05,
    correct: 17,
    incorrect: 1,
    evaluating: 1,
    unanswered: 1,
    created_at: '2026-07-14T06:00:00.000Z',
  }),
];

/** A class room with one chapter that was practised twice and one that was not touched. */
export function answerProgress(school: School): void {
  const force = chapterResult(3, 'Force and friction');
  const sound = chapterResult(4, 'Sound', untouched);
  school.answer(progressPaths.course, ok(classResult()));
  school.answer(progressPaths.subject, ok({ student_subject_result: subjectResult(force, sound) }));
  school.answer(progressPaths.chapter, ok({ student_chapter_result: force }));
  school.answer(progressPaths.exercises, ok({ excercises: [tried, exercise(8, 'Quick fire')], meta }));
  school.answer(`${course}/chaptors/4/excercises`, ok({ excercises: [exercise(9, 'Echo')], meta }));
  school.answer(progressPaths.exerciseRuns, ok({ exercise_attempt_results: runs }));
}

/** A figure by its name, with the words under it. */
export const card = (name: string, place: HTMLElement = document.body) =>
  within(place).getByText(name, { selector: 'dt' }).parentElement?.textContent;
