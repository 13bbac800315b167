import * as wire from '@shala/wire/progress.ts';
import { describe, expect, test } from 'vitest';
import { listAttemptResults } from './attempt-results.ts';
import { attemptResult } from './example-attempts.ts';
import {
  chapterResult,
  classResult,
  examChapterResult,
  examPaperResult,
  examResult,
  examSubjectResult,
  subjectResult,
  untouched,
} from './example-progress.ts';
import { wireOf } from './hold-to-contract.ts';
import { getChapterResult, getCourseResult, getSubjectResult, listPaperResults } from './progress.ts';

const classRoom = { id: 41, kind: 'class_room' } as const;
const exam = { id: 42, kind: 'exam' } as const;
const figures = {
  score: 78.4321,
  accuracy: 84.2,
  secondsPerQuestion: 41.5,
  minutes: 134,
  runs: 6,
  contentsTotal: 5,
  contentsDone: 3,
  exercisesTotal: 4,
  exercisesDone: 2,
  exercisePercent: 50,
  contentPercent: 60,
  donePercent: 58,
  first: { score: 72.3321, accuracy: 81.9, secondsPerQuestion: 38.5 },
};

describe('a class room', () => {
  test('says how the course goes, subject by subject', async () => {
    const { transport, sent } = wireOf(wire.getProgressByCourse, classResult());
    await expect(getCourseResult(transport, classRoom)).resolves.toEqual({
      ...figures,
      subjects: [{ subjectId: 2, name: 'Physics', colourCode: '2', chaptersCount: 2, ...figures }],
    });
    expect(sent().query).toEqual({ CourseId: '41' });
  });

  test('says how a subject goes, chapter by chapter', async () => {
    const answer = { student_subject_result: subjectResult(chapterResult(3, 'Force', untouched)) };
    const { transport, sent } = wireOf(wire.getSubjectResult, answer);
    await expect(getSubjectResult(transport, { course: classRoom, subjectId: 2 })).resolves.toMatchObject({
      subjectId: 2,
      name: 'Physics',
      chaptersCount: 1,
      ...figures,
      chapters: [{ chapterId: 3, name: 'Force', runs: 0, first: null, contentsTotal: 5 }],
    });
    expect(sent().path).toContain('/41/class_room_subjects/2/');
  });

  test('says how a chapter goes', async () => {
    const answer = { student_chapter_result: chapterResult(3, 'Force') };
    const { transport, sent } = wireOf(wire.getChapterResult, answer);
    await expect(getChapterResult(transport, { course: classRoom, chapterId: 3 })).resolves.toEqual({
      chapterId: 3,
      name: 'Force',
      ...figures,
    });
    expect(sent().path).toContain('/41/chaptors/3/');
  });
});

describe('an exam', () => {
  test('says the same of course, subject and chapter under its own names', async () => {
    const course = wireOf(wire.getExamResult, { exam_result: examResult() });
    await expect(getCourseResult(course.transport, exam)).resolves.toEqual({
      ...figures,
      subjects: [{ subjectId: 5, name: 'Botany', colourCode: null, chaptersCount: 1, ...figures }],
    });
    const chapter = examChapterResult(9, 'Cells');
    const subject = wireOf(wire.getExamSubjectResult, { exam_subject_result: examSubjectResult(chapter) });
    await expect(getSubjectResult(subject.transport, { course: exam, subjectId: 5 })).resolves.toMatchObject({
      name: 'Botany',
      chapters: [{ chapterId: 9, name: 'Cells', ...figures }],
    });
    const single = wireOf(wire.getExamChapterResult, { exam_chapter_result: chapter });
    await expect(getChapterResult(single.transport, { course: exam, chapterId: 9 })).resolves.toEqual({
      chapterId: 9,
      name: 'Cells',
      ...figures,
    });
  });

  test('lists its papers with their runs', async () => {
    const answer = { exam_paper_result: [examPaperResult(7, 'Practice paper 1')] };
    const { transport } = wireOf(wire.listExamPaperResults, answer);
    const [result] = await listPaperResults(transport, { courseId: 42 });
    expect(result).toMatchObject({
      score: 62,
      accuracy: 70.5,
      secondsPerQuestion: 55.2,
      minutes: 81.5,
      runs: 2,
      paper: { id: 7, title: 'Practice paper 1', month: 4, year: 2026 },
    });
    expect(result?.results.map(({ runNo, score }) => [runNo, score])).toEqual([
      [1, 58],
      [2, 66],
    ]);
  });
});

test.each([
  ['exercise', wire.listExerciseAttemptResults, 'exercise_attempt_results'],
  ['exam_exercise', wire.listExamExerciseAttemptResults, 'exam_exercise_attempt_results'],
  ['quick_quiz', wire.listQuickQuizAttemptResults, 'exercise_attempt_results'],
  ['paper', wire.listPaperAttemptResults, 'paper_attempt_results'],
] as const)('the runs of an attempt of the door %s are read', async (door, contract, key) => {
  const { transport, sent } = wireOf(contract, {
    [key]: [attemptResult(1), attemptResult(2, { score: 90 })],
  });
  const runs = await listAttemptResults(transport, { door, courseId: 41, attemptId: 31 });
  expect(runs.map(({ runNo, score }) => [runNo, score])).toEqual([
    [1, 50],
    [2, 90],
  ]);
  expect(sent().path).toContain('/41/');
  expect(sent().path).toContain('/31/');
});
