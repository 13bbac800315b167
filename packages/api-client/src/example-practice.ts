import type { WireAttemptHead } from '@shala/wire/attempts-shapes.ts';
import type { WireExercise } from '@shala/wire/exercises.ts';
import type { WirePaper } from '@shala/wire/papers.ts';
import { attempt } from './example-attempts.ts';

/** Exercises and papers as the server lists them, for tests of the apps. */
export const onePage = {
  current_page: 1,
  total_pages: 1,
  total_count: 3,
  next_page: null,
  prev_page: null,
  items_per_page: 50,
};
export const attemptHead = (state: 'running' | 'completed', score: number | null): WireAttemptHead => {
  const { id, title, description, time, timer_options, extended_from, run_no } = attempt();
  const at = '2026-07-11T06:00:00.000Z';
  const completed_at = state === 'completed' ? at : null;
  const what = { id, title, description, time, timer_options, extended_from, run_no };
  return { ...what, state, score, started_at: at, completed_at };
};
export const exercise = (id: number, title: string, more: Partial<WireExercise> = {}): WireExercise => ({
  id,
  title,
  description: '',
  time: 15,
  timer_options: 'whole_quiz',
  extended_from: null,
  is_active: true,
  attempts_count: 0,
  chapter_id: 3,
  chapter_name: 'Force and friction',
  subject_id: 2,
  subject_name: 'Physics',
  disabled: false,
  attempt: null,
  questions_count: 10,
  ...more,
});
export const paper = (id: number, title: string, more: Partial<WirePaper> = {}): WirePaper => ({
  id,
  title,
  description: '',
  timer_options: 'whole_quiz',
  time: 45,
  extended_from: null,
  is_active: true,
  paper_questions_count: 30,
  attempts_count: 0,
  deadline: null,
  correct_answer_point: 4,
  penalty_point: 1,
  month: 4,
  year: 2026,
  disabled: false,
  paper_attempt: null,
  ...more,
});
