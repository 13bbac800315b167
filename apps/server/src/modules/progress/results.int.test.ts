import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freezeClock } from '../../../test/clock.ts';
import { addPractised, type Practised } from '../../../test/progress/practised.ts';
import { joinStaff } from '../../../test/staff.ts';
import { settle, startTestWorker } from '../../../test/worker.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
let worker: Awaited<ReturnType<typeof startTestWorker>>;
let tutor: Awaited<ReturnType<typeof joinStaff>>;
let room: Practised;
let exam: Practised;
let names: { subject: { id: number; name: string; colour: number | null }; chapters: string[] }[];

beforeAll(async () => {
  world = await openWorld();
  tutor = await joinStaff(world, 'progress-tutor@shala.example.org', '--role', 'tenant_admin');
  await freezeClock(world.pool);
  worker = await startTestWorker(world);
  room = await addPractised(world, 'class_room');
  exam = await addPractised(world, 'exam');
  await settle(world);
  names = await Promise.all([room, exam].map(readNames));
});
afterAll(async () => {
  await worker.stop();
  await world.stop();
});

async function readNames({ course }: Practised) {
  const { rows } = await world.pool.query(
    `SELECT subject.id, subject.name ->> 'en' AS name, colour, chapter.name ->> 'en' AS chapter
     FROM chapter JOIN subject ON subject.id = subject_id WHERE chapter.id IN ($1, $2) ORDER BY chapter.position, chapter.id`,
    [course.chapterId, course.secondChapterId],
  );
  const { id, name, colour } = rows[0];
  return { subject: { id, name, colour }, chapters: rows.map((row) => row.chapter) };
}

const base = '/course/student/student_courses';
const get = async (url: string, { learner }: Practised = room) =>
  world.server.inject({ url, headers: { ...learner.headers } });
const read = async (path: string, whose: Practised, version = 'v1') => {
  const answer = await get(`/api/${version}${base}/${whose.learner.enrolmentId}${path}`, whose);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const subjectOf = (whose: Practised) => (names[whose === room ? 0 : 1] as (typeof names)[number]).subject;

/** Runs of 33.33, 100 and 0 per cent in 60, 30 and 20 s, with 2, 3 and no answers. */
const firstChapter = {
  score: 44.44,
  accuracy: 50,
  average_time_per_question: 22,
  exercise_attempt_duration: 1.833,
  number_of_exercise_attempts: 3,
  total_content_count: 3,
  completed_content_count: 2,
  total_exercise_count: 2,
  completed_exercise_count: 2,
  exercise_completion_percentage: 100,
  content_completion_percentage: 67,
  cummulative_completion_percentage: 80,
  first_attempt: { score: 16.67, accuracy: 25, average_time_per_question: 40 },
};
/** One run: 2 right, 1 wrong and one that waits, in 40 s. */
const secondChapter = {
  score: 66.67,
  accuracy: 66.67,
  average_time_per_question: 10,
  exercise_attempt_duration: 0.667,
  number_of_exercise_attempts: 1,
  total_content_count: 1,
  completed_content_count: 0,
  total_exercise_count: 1,
  completed_exercise_count: 1,
  exercise_completion_percentage: 100,
  content_completion_percentage: 0,
  cummulative_completion_percentage: 50,
  first_attempt: { score: 66.67, accuracy: 66.67, average_time_per_question: 10 },
};
/** Both: 150 s for 9 answers; first runs 120 s for 6. */
const both = {
  score: 50,
  accuracy: 54.17,
  average_time_per_question: 16.7,
  exercise_attempt_duration: 2.5,
  number_of_exercise_attempts: 4,
  total_content_count: 4,
  completed_content_count: 2,
  total_exercise_count: 3,
  completed_exercise_count: 3,
  exercise_completion_percentage: 100,
  content_completion_percentage: 50,
  cummulative_completion_percentage: 72,
  first_attempt: { score: 33.33, accuracy: 38.89, average_time_per_question: 20 },
};
const nothing = {
  score: 0,
  accuracy: 0,
  average_time_per_question: 0,
  exercise_attempt_duration: 0,
  number_of_exercise_attempts: 0,
  total_content_count: 0,
  completed_content_count: 0,
  total_exercise_count: 0,
  completed_exercise_count: 0,
  exercise_completion_percentage: 0,
  content_completion_percentage: 0,
  cummulative_completion_percentage: 0,
  first_attempt: null,
};

const camel = (key: string) => key.replace(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase());
const inCamel = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inCamel);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [camel(key), inCamel(inner)]));
};

describe('a class-room course', () => {
  test('[AL-30] [EN-24] shows means over completed runs of exercises and what is done, subject by subject', async () => {
    const path = `/StudentReport/GetProgressByCourse?CourseId=${room.learner.enrolmentId}`;
    const result = (await get(path)).json();
    const { studentSubjects, ...course } = result;
    expect(course).toEqual({ id: room.learner.enrolmentId, ...(inCamel(both) as object) });
    const { id, name, colour } = subjectOf(room);
    expect(studentSubjects[0]).toEqual({
      subjectId: id,
      name,
      colorCode: String(colour),
      chapterCount: expect.any(Number),
      ...(inCamel(both) as object),
    });
    expect(studentSubjects.length).toBeGreaterThan(2);
    expect(studentSubjects[1]).toMatchObject(inCamel(nothing) as object);
    expect((await get(`/net${path.toLowerCase()}`)).json()).toEqual(result);
  });

  test('[AL-31] [EN-25] shows a subject and its chapters in the order of the syllabus', async () => {
    const { id, name, colour } = subjectOf(room);
    const path = `/class_room_subjects/${id}/student_subject_results/view`;
    const { student_subject_result: result } = await read(path, room);
    const { student_chapter_results: chapters, ...subject } = result;
    expect(subject).toEqual({
      id,
      subject_id: id,
      name,
      color_code: String(colour),
      chapter_count: chapters.length,
      ...both,
    });
    expect(chapters.slice(0, 2)).toEqual([
      {
        id: room.course.chapterId,
        chapter_id: room.course.chapterId,
        name: names[0]?.chapters[0],
        ...firstChapter,
        exam_exercises_count: 2,
      },
      {
        id: room.course.secondChapterId,
        chapter_id: room.course.secondChapterId,
        name: names[0]?.chapters[1],
        ...secondChapter,
        exam_exercises_count: 1,
      },
    ]);
    expect(await read(path, room, 'v2')).toEqual({ studentSubjectResult: inCamel(result) });
  });

  test('[AL-32] [EN-26] shows one chapter alone', async () => {
    const path = `/chaptors/${room.course.chapterId}/student_chapter_results/view`;
    const answer = await read(path, room);
    expect(answer).toEqual({
      student_chapter_result: {
        id: room.course.chapterId,
        chapter_id: room.course.chapterId,
        name: names[0]?.chapters[0],
        ...firstChapter,
        exam_exercises_count: 2,
      },
    });
    expect(await read(path, room, 'v2')).toEqual(inCamel(answer));
  });
});

describe('an exam course', () => {
  test('[AL-35] [AL-36] [AL-37] [EN-27] shows course, subject and chapter in its own words', async () => {
    const { id, name, colour } = subjectOf(exam);
    const { exam_result: result } = await read('/exam_results/view', exam);
    const { exam_subject_results: subjects, ...course } = result;
    expect(course).toEqual({ id: exam.learner.enrolmentId, ...both });
    const head = { id, subject_id: id, subject_name: name, color_code: String(colour), chapter_count: 2 };
    expect(subjects[0]).toEqual({ ...head, ...both });
    expect(await read('/exam_results/view', exam, 'v2')).toEqual({ examResult: inCamel(result) });

    const { exam_subject_result: subject } = await read(
      `/exam_subjects/${id}/exam_subject_results/view`,
      exam,
    );
    const chapterOf = (chapterId: number, at: number, figures: typeof firstChapter) => ({
      id: chapterId,
      chaptor_id: chapterId,
      chaptor_name: names[1]?.chapters[at],
      ...figures,
      exam_exercises_count: figures.total_exercise_count,
    });
    const { chapterId, secondChapterId } = exam.course;
    const first = chapterOf(chapterId, 0, firstChapter);
    // Chapters without content are not shown, as in the lists of learning.
    expect(subject).toEqual({
      ...head,
      ...both,
      exam_chapter_results: [first, chapterOf(secondChapterId, 1, secondChapter)],
    });
    const alone = await read(`/exam_chapters/${chapterId}/exam_chapter_results/view`, exam);
    expect(alone).toEqual({ exam_chapter_result: first });
  });

  test('[AL-40] [EN-23] lists the papers with a completed run, with the paper and its runs', async () => {
    const path = '/exam_paper_results/view';
    const before = await read(path, exam);
    const [result] = before.exam_paper_result;
    expect(before.exam_paper_result).toHaveLength(1);
    expect(result).toEqual({
      id: expect.any(Number),
      score: 100,
      accuracy: 100,
      average_time_per_question: 3.3,
      duration: 0.167,
      number_of_attempts: 1,
      paper_id: result.id,
      paper_title: expect.stringMatching(/^Title of/),
      paper: expect.objectContaining({
        id: result.id,
        attempts_count: 1,
        month: 4,
        year: 2025,
        disabled: false,
      }),
      paper_attempts: [expect.objectContaining({ value: 1, for_result: true, score: 100, correct: 3 })],
    });
    expect(await read(path, exam, 'v2')).toEqual(inCamel(before));
    // Papers are in no chapter's figures.
    expect((await read('/exam_results/view', exam)).exam_result.number_of_exercise_attempts).toBe(4);
  });
});

describe('the completed runs of an attempt', () => {
  const results = {
    exercise: ['/excercise_attempts', '/exercise_attempt_results', 'exercise_attempt_results'],
    exam_exercise: [
      '/exam_exercise_attempts',
      '/exam_exercise_attempt_results',
      'exam_exercise_attempt_results',
    ],
    quick_quiz: [
      '/content_exercise_attempts',
      '/content_exercise_attempt_results',
      'exercise_attempt_results',
    ],
    paper: ['/paper_attempts', '/paper_attempt_results', 'paper_attempt_results'],
  } as const;
  const resultsOf = async (
    kind: keyof typeof results,
    whose: Practised,
    attemptId: number,
    version = 'v1',
  ) => {
    const [attempts, path, key] = results[kind];
    const answer = await read(`${attempts}/${attemptId}${path}`, whose, version);
    expect(Object.keys(answer)).toEqual([version === 'v1' ? key : camel(key)]);
    return Object.values(answer)[0] as Record<string, unknown>[];
  };
  const besideOf = ({ learner }: Practised, kind: 'quick_quiz' | 'paper'): Promise<number> =>
    world.pool
      .query(`SELECT attempt_id FROM attempt_run WHERE student_id = $1 AND kind = $2`, [
        learner.studentId,
        kind,
      ])
      .then(({ rows }) => rows[0].attempt_id);

  test('[AL-33] [EN-18] of an exercise have every field, the first one first', async () => {
    const found = await resultsOf('exercise', room, room.attempts.twice);
    expect(found).toEqual([
      {
        id: expect.any(Number),
        value: 1,
        label: 'Attempt 1',
        score: 33.33,
        accuracy: 50,
        average_time_per_question: 30,
        duration: 1,
        for_result: false,
        created_at: expect.stringMatching(/Z$/),
        correct: 1,
        incorrect: 1,
        unanswered: 1,
        evaluating: 0,
        marks: 1,
        most_marks: 3,
        late: 0,
      },
      expect.objectContaining({ value: 2, label: 'Attempt 2', score: 100, for_result: true, duration: 0.5 }),
    ]);
    expect(await resultsOf('exercise', room, room.attempts.twice, 'v2')).toEqual(inCamel(found));
  });

  test('[AL-34] [AL-38] [AL-39] come at every other door, too', async () => {
    const quiz = await resultsOf('quick_quiz', room, await besideOf(room, 'quick_quiz'));
    expect(quiz).toMatchObject([{ value: 1, score: 100 }]);
    expect(await resultsOf('exam_exercise', exam, exam.attempts.written)).toMatchObject([
      { value: 1, score: 66.67, evaluating: 1 },
    ]);
    const paper = await resultsOf('paper', exam, await besideOf(exam, 'paper'));
    expect(paper).toMatchObject([{ value: 1, score: 100, unanswered: 0 }]);
  });

  test('of somebody else, of another door and of nobody are equally unknown', async () => {
    const inside = `/api/v1${base}/${exam.learner.enrolmentId}`;
    const paths = [
      `${inside}/exam_exercise_attempts/${room.attempts.written}/exam_exercise_attempt_results`,
      `${inside}/paper_attempts/${exam.attempts.written}/paper_attempt_results`,
      `${inside}/exam_exercise_attempts/99999999/exam_exercise_attempt_results`,
      `/api/v1${base}/${room.learner.enrolmentId}/exam_exercise_attempts/${exam.attempts.written}/exam_exercise_attempt_results`,
    ];
    for (const path of paths) {
      const answer = await get(path, exam);
      expect(answer.statusCode, path).toBe(404);
      expect(answer.json().code, path).toBe('not_found');
    }
  });
});

describe('progress', () => {
  const paths = (course: number, { subject, chapter }: { subject: number; chapter: number }) => [
    `/StudentReport/GetProgressByCourse?CourseId=${course}`,
    `/api/v1${base}/${course}/class_room_subjects/${subject}/student_subject_results/view`,
    `/api/v1${base}/${course}/chaptors/${chapter}/student_chapter_results/view`,
    `/api/v1${base}/${course}/exam_results/view`,
    `/api/v1${base}/${course}/exam_subjects/${subject}/exam_subject_results/view`,
    `/api/v1${base}/${course}/exam_chapters/${chapter}/exam_chapter_results/view`,
    `/api/v1${base}/${course}/exam_paper_results/view`,
  ];

  test('of another student, of a course of the other kind and of no course answer alike: not found', async () => {
    const placeOf = (whose: Practised) => ({ subject: subjectOf(whose).id, chapter: whose.course.chapterId });
    const ofOthers = paths(exam.learner.enrolmentId, placeOf(exam));
    const unknown = paths(99_999_999, placeOf(exam));
    for (const [at, path] of ofOthers.entries()) {
      const foreign = await get(path, room);
      const none = await get(unknown[at] ?? '', room);
      expect(foreign.statusCode, path).toBe(404);
      const { request_id: _one, requestId: _two, ...body } = foreign.json();
      expect(none.json(), path).toMatchObject(body);
    }
    const ownExam = paths(room.learner.enrolmentId, placeOf(room)).slice(3, 6);
    for (const path of ownExam) expect((await get(path, room)).statusCode, path).toBe(404);
    const foreignSubject = paths(room.learner.enrolmentId, placeOf(exam)).slice(1, 3);
    for (const path of foreignSubject) expect((await get(path, room)).statusCode, path).toBe(404);
  });

  test('follows the marks that a tutor gives later', async () => {
    const { written } = exam.items;
    const { rows } = await world.pool.query(
      'SELECT id FROM attempt_run WHERE student_id = $1 AND practice_item_id = $2',
      [exam.learner.studentId, written.id],
    );
    const path = `/students/${exam.learner.studentId}/runs/${rows[0].id}/answers/${written.questionIds.at(-1)}`;
    const given = await world.server.inject({
      method: 'PUT',
      url: `/api/v1/course/staff${path}/evaluation`,
      headers: tutor.headers,
      payload: { evaluation: { marks: 4, comment: null } },
    });
    expect(given.statusCode, given.body).toBe(200);
    await settle(world);
    const chapter = `/exam_chapters/${exam.course.secondChapterId}/exam_chapter_results/view`;
    const { exam_chapter_result: result } = await read(chapter, exam);
    expect(result).toMatchObject({ score: 75, accuracy: 75, average_time_per_question: 10 });
    expect(result.first_attempt).toMatchObject({ score: 75, accuracy: 75 });
  });

  test('stays readable when the course has run out', async () => {
    await world.pool.query('DELETE FROM access_grant WHERE student_id = $1', [room.learner.studentId]);
    const { chapterId } = room.course;
    const chapter = await read(`/chaptors/${chapterId}/student_chapter_results/view`, room);
    expect(chapter.student_chapter_result).toMatchObject(firstChapter);
    const subject = `/class_room_subjects/${subjectOf(room).id}/student_subject_results/view`;
    expect((await read(subject, room)).student_subject_result).toMatchObject(both);
  });
});
