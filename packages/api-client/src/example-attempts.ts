import type { WireFinishedQuestion, WireOpenQuestion, WireReceipt } from '@shala/wire/attempts-questions.ts';
import type { WireAttempt, WireAttemptResult } from '@shala/wire/attempts-shapes.ts';

/** Attempts as the server gives them, for tests of the apps. */
export const attemptResult = (value: number, more: Partial<WireAttemptResult> = {}): WireAttemptResult => ({
  id: 500 + value,
  value,
  label: `Attempt ${value}`,
  score: 50,
  accuracy: 50,
  average_time_per_question: 12.5,
  duration: 2.5,
  for_result: true,
  created_at: '2026-11-15T06:00:00.000Z',
  correct: 1,
  incorrect: 1,
  unanswered: 0,
  evaluating: 0,
  marks: 1,
  most_marks: 2,
  late: 0,
  ...more,
});

export const attempt = (more: Partial<WireAttempt> = {}): WireAttempt => ({
  id: 31,
  title: 'Forces in a row',
  description: '',
  time: 20,
  timer_options: 'whole_quiz',
  extended_from: null,
  started_at: null,
  completed_at: null,
  state: 'ready',
  run_no: 1,
  server_now: '2026-11-15T06:00:00.000Z',
  expires_at: null,
  remaining_seconds: null,
  questions_count: 2,
  evaluation: null,
  results: [],
  ...more,
});

export const runningAttempt = (more: Partial<WireAttempt> = {}): WireAttempt =>
  attempt({
    state: 'running',
    started_at: '2026-11-15T06:00:00.000Z',
    expires_at: '2026-11-15T06:20:00.000Z',
    remaining_seconds: 1200,
    ...more,
  });

export const openQuestion = (id: number, more: Partial<WireOpenQuestion> = {}): WireOpenQuestion => ({
  id,
  kind: 'single_choice',
  content: `Question ${id} of the bank`,
  only_free_text: false,
  max_marks: 1,
  options: { option1: 'one', option2: 'two', option3: 'three', option4: 'four' },
  attachment_url: null,
  question_attachments: [],
  option_image_attachments: [],
  started_at: null,
  student_answer: null,
  is_draft: false,
  exc_atmpt_quest_attchmts: [],
  marked: false,
  visited: false,
  time: null,
  client_seq: 0,
  is_late: false,
  ...more,
});

export const finishedQuestion = (
  id: number,
  more: Partial<WireFinishedQuestion> = {},
): WireFinishedQuestion => ({
  ...openQuestion(id),
  correct_answer: 'option1',
  is_correct: 'no',
  marks: 0,
  solution: 'Count the arrows.',
  model_answer: null,
  solution_attachments: [],
  comment: null,
  ...more,
});

export const receipt = (more: Partial<WireReceipt> = {}): WireReceipt => ({
  client_seq: 1,
  hash: 'h',
  saved_at: '2026-11-15T06:00:05.000Z',
  remaining_seconds: 1195,
  server_now: '2026-11-15T06:00:05.000Z',
  is_late: false,
  is_superseded: false,
  is_elsewhere: false,
  ...more,
});
