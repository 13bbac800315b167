import { examExerciseDoor, exerciseDoor, paperDoor, quickQuizDoor } from '@shala/wire/attempts.ts';
import type { WireFinishedQuestion, WireOpenQuestion } from '@shala/wire/attempts-questions.ts';
import type { WireAttempt } from '@shala/wire/attempts-shapes.ts';
import {
  listExamExercises,
  listExercises as listExercisesContract,
  type WireExercise,
} from '@shala/wire/exercises.ts';
import { listPapers as listPapersContract } from '@shala/wire/papers.ts';
import { describe, expect, test } from 'vitest';
import {
  attemptStatus,
  completeAttempt,
  createAttempt,
  loadAnswers,
  loadQuestions,
  quitAttempt,
  resetAttempt,
  saveAnswer,
  uploadAnswerImage,
} from './attempts.ts';
import type { AttemptRef } from './attempts-doors.ts';
import { listRunEvents, noteRunEvent } from './attempts-events.ts';
import { listExercises } from './exercises.ts';
import { wireOf } from './hold-to-contract.ts';
import { listPapers } from './papers.ts';

const moment = '2026-11-15T10:00:00.000Z';
const head = {
  id: 7,
  title: 'Friction',
  description: 'Ten questions',
  time: 40,
  timer_options: 'whole_quiz' as const,
  extended_from: 30,
  started_at: moment,
  completed_at: null,
  state: 'running' as const,
  run_no: 2,
};
const attempt: WireAttempt = {
  ...head,
  server_now: moment,
  expires_at: moment,
  remaining_seconds: 12.5,
  questions_count: 3,
  evaluation: null,
  results: [
    {
      id: 70,
      value: 1,
      label: 'Attempt 1',
      score: 50,
      accuracy: 60,
      average_time_per_question: 12.5,
      duration: 1.5,
      for_result: true,
      created_at: moment,
      correct: 3,
      incorrect: 2,
      unanswered: 1,
      evaluating: 0,
      marks: 3,
      most_marks: 6,
      late: 1,
    },
  ],
};
const picture = { url: 'https://files.example/p.webp', alt: 'A block', width: 10, height: 20 };
const question: WireOpenQuestion = {
  id: 3,
  kind: 'single_choice',
  content: 'Which?',
  only_free_text: false,
  max_marks: 1,
  options: { option2: 'Second', option1: 'First', image_option2: picture.url, image_option10: picture.url },
  attachment_url: picture.url,
  question_attachments: [picture],
  option_image_attachments: [
    { option: 'option2', ...picture },
    { option: 'option10', ...picture },
  ],
  started_at: moment,
  student_answer: 'option1',
  is_draft: true,
  exc_atmpt_quest_attchmts: [{ id: 5, url: picture.url }],
  marked: true,
  visited: true,
  time: 9.5,
  client_seq: 4,
  is_late: false,
};
const finished: WireFinishedQuestion = {
  ...question,
  correct_answer: 'option2',
  is_correct: 'no',
  marks: 0,
  solution: 'Because.',
  model_answer: null,
  solution_attachments: [picture],
  comment: 'Look again.',
};

const doors = [
  [{ door: 'exercise', courseId: 1, placeId: 2, attemptId: 7 }, exerciseDoor],
  [{ door: 'exam_exercise', courseId: 1, placeId: 2, attemptId: 7 }, examExerciseDoor],
  [{ door: 'quick_quiz', courseId: 1, placeId: 2, attemptId: 7 }, quickQuizDoor],
  [{ door: 'paper', courseId: 1, attemptId: 7 }, paperDoor],
] as const satisfies readonly (readonly [AttemptRef, object])[];

describe.each(doors)('%s', (ref, door) => {
  const { names } = door;
  const one = { [names.attempt]: attempt };

  test('attempts are opened, completed and reset under the names of the door', async () => {
    const created = wireOf(door.create, one);
    const info = await createAttempt(created.transport, { ...ref, itemId: 11, chapterId: 2 });
    expect(info).toMatchObject({
      id: 7,
      timer: 'whole_quiz',
      extendedFrom: 30,
      remainingSeconds: 12.5,
      runNo: 2,
      results: [{ runNo: 1, secondsPerQuestion: 12.5, isShown: true, mostMarks: 6, late: 1 }],
    });
    expect(await completeAttempt(wireOf(door.complete, one).transport, ref)).toEqual(info);
    expect(await resetAttempt(wireOf(door.reset, one).transport, ref)).toEqual(info);
    await quitAttempt(wireOf(door.quit, { success: true }).transport, ref);
    const named = { runNo: 2 };
    const [complete, reset] = [wireOf(door.complete, one), wireOf(door.reset, one)];
    const quit = wireOf(door.quit, { success: true });
    await completeAttempt(complete.transport, ref, named);
    await resetAttempt(reset.transport, ref, named);
    await quitAttempt(quit.transport, ref, named);
    for (const { sent } of [complete, reset, quit]) expect(sent().query).toEqual({ run_no: '2' });
  });

  test('questions come clean, and again with what is right after the end', async () => {
    const open = wireOf(door.questions, { [names.questions]: [question], attempt });
    const loaded = await loadQuestions(open.transport, ref, { tab: 'a' });
    expect(open.sent().query).toEqual({ tab: 'a' });
    expect(loaded.questions).toEqual([
      {
        question: {
          id: 3,
          kind: 'single_choice',
          stem: 'Which?',
          figure: picture,
          maxMarks: 1,
          options: [
            { key: 'option1', text: 'First', figure: null },
            { key: 'option2', text: 'Second', figure: picture },
            { key: 'option10', text: null, figure: picture },
          ],
        },
        own: {
          answer: 'option1',
          isDraft: true,
          images: [{ id: 5, url: picture.url }],
          isMarked: true,
          isVisited: true,
          secondsLeft: 9.5,
          clientSeq: 4,
          isLate: false,
        },
      },
    ]);
    const done = wireOf(door.answers, { [names.questions]: [finished], attempt });
    const [answer] = (await loadAnswers(done.transport, ref)).questions;
    expect(answer?.question).toMatchObject({
      correctAnswer: 'option2',
      isCorrect: 'no',
      solution: 'Because.',
      solutionFigures: [picture],
      comment: 'Look again.',
      marks: 0,
    });
  });

  test('a save says what changed and nothing else, and brings its receipt', async () => {
    const receipt = {
      client_seq: 5,
      hash: 'ab',
      saved_at: moment,
      remaining_seconds: 3,
      server_now: moment,
      is_late: false,
      is_superseded: false,
      is_elsewhere: true,
    };
    const saved = { id: 3, student_answer: 'option2', marked: true, visited: true, time: null };
    const wire = wireOf(door.save, { [names.question]: saved, receipt });
    const result = await saveAnswer(wire.transport, ref, {
      questionId: 3,
      runNo: 2,
      clientSeq: 5,
      answer: null,
      imageIds: [5],
      ageMs: 900,
      tab: 'a',
    });
    expect(wire.sent().body).toEqual({
      [names.question]: {
        client_seq: 5,
        run_no: 2,
        student_answer: null,
        exc_atmpt_quest_attchmts: [{ id: 5 }],
        age_ms: 900,
        tab: 'a',
      },
    });
    expect(result).toMatchObject({ answer: 'option2', receipt: { clientSeq: 5, isElsewhere: true } });
  });

  test('status, events and pictures have their own addresses', async () => {
    const status = {
      id: 7,
      run_no: 2,
      state: 'running' as const,
      server_now: moment,
      expires_at: null,
      remaining_seconds: null,
      completed_at: null,
      is_elsewhere: false,
    };
    expect(await attemptStatus(wireOf(door.status, { status }).transport, ref)).toMatchObject({
      state: 'running',
      isElsewhere: false,
    });
    const events = [{ kind: 'left' as const, at: moment }];
    expect(await listRunEvents(wireOf(door.listEvents, { run_events: events }).transport, ref)).toEqual(
      events,
    );
    await noteRunEvent(wireOf(door.addEvent, { success: true }).transport, ref, 'came_back');
    const { body: _form, ...attach } = door.attach;
    const image = { id: 5, url: picture.url };
    const wire = wireOf(attach, { attachment: image });
    expect(
      await uploadAnswerImage(wire.transport, ref, { questionId: 3, runNo: 2, image: new Blob(['x']) }),
    ).toEqual(image);
    expect((wire.sent().body as FormData).get('image')).toBeInstanceOf(Blob);
    expect(wire.sent().query).toEqual({ run_no: '2' });
  });
});

describe('lists', () => {
  const meta = {
    current_page: 1,
    total_pages: 2,
    total_count: 11,
    next_page: 2,
    prev_page: null,
    items_per_page: 10,
  };
  const common: Omit<WireExercise, 'questions_count'> = {
    id: 4,
    title: 'Friction',
    description: '',
    time: 10,
    timer_options: 'per_question',
    extended_from: null,
    is_active: true,
    attempts_count: 1,
    chapter_id: 2,
    chapter_name: 'Force',
    subject_id: 9,
    subject_name: 'Physics',
    disabled: true,
    attempt: { ...head, score: 80 },
  };

  test('exercises of both kinds of course read alike', async () => {
    const ask = { chapterId: 2, search: 'fr', page: 1 };
    const room = wireOf(listExercisesContract, { excercises: [{ ...common, questions_count: 5 }], meta });
    const exam = wireOf(listExamExercises, {
      exam_exercises: [{ ...common, exam_questions_count: 5 }],
      meta,
    });
    const one = await listExercises(room.transport, { course: { id: 1, kind: 'class_room' }, ...ask });
    const two = await listExercises(exam.transport, { course: { id: 1, kind: 'exam' }, ...ask });
    expect(room.sent().query).toMatchObject({ search: 'fr', page: '1' });
    expect(two).toEqual(one);
    expect(one).toMatchObject({
      exercises: [{ questionsCount: 5, isLocked: true, attempt: { id: 7, runNo: 2, score: 80 } }],
      paging: { total: 11 },
    });
  });

  test('papers come with marks and last day', async () => {
    const wire = wireOf(listPapersContract, {
      papers: [
        {
          id: 4,
          title: 'Paper 1',
          description: '',
          timer_options: 'whole_quiz',
          time: 45,
          extended_from: null,
          is_active: true,
          paper_questions_count: 75,
          attempts_count: 0,
          deadline: moment,
          correct_answer_point: 4,
          penalty_point: 1,
          month: 4,
          year: 2026,
          disabled: false,
          paper_attempt: null,
        },
      ],
      meta,
    });
    const { papers } = await listPapers(wire.transport, { courseId: 1, search: '', page: 1 });
    expect(papers).toMatchObject([
      { questionsCount: 75, rightMarks: 4, wrongMarks: 1, deadline: moment, attempt: null },
    ]);
  });
});
