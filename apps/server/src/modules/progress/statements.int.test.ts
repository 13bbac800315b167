import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createRandom } from '../../../test/crash/random.ts';
import type { Enrolled } from '../../../test/crash/school.ts';
import { addLearner, type Learner } from '../../../test/learners.ts';
import { findCourse, type Item, makeItem } from '../../../test/practice-items.ts';
import { createPast } from '../../../test/progress/past.ts';
import { openWorld, type World } from '../../../test/world.ts';
import { rebuildProgress } from './index.ts';

let world: World;
let learner: Learner;
let place: { subjectId: number; chapterId: number };
let papers: Item[];
let exercises: Item[];

beforeAll(async () => {
  world = await openWorld();
  learner = await addLearner(world, { course: 'engineering-entrance', grants: [{ source: 'order_line' }] });
  const course = await findCourse(world, learner.studentId, 'exam');
  const { rows } = await world.pool.query<{ id: number; subject_id: number }>(
    `SELECT chapter.id, subject_id FROM chapter JOIN subject ON subject.id = subject_id WHERE course_id = $1`,
    [course.courseId],
  );
  place = {
    chapterId: course.chapterId,
    subjectId: rows.find(({ id }) => id === course.chapterId)?.subject_id ?? 0,
  };
  const makeAll = (kind: 'paper' | 'exam_exercise') =>
    Promise.all(rows.map(({ id }) => makeItem(world, { ...course, chapterId: id }, kind)));
  papers = await makeAll('paper');
  exercises = await makeAll('exam_exercise');
});
afterAll(() => world.stop());
afterEach(() => vi.restoreAllMocks());

/** More of the past of the student, with everything counted. */
async function practise(items: readonly Item[], runs: number, seed: number): Promise<void> {
  const { studentId, enrolmentId } = learner;
  const student: Enrolled = { studentId, email: '', enrolments: { class_room: 0, exam: enrolmentId } };
  const past = createPast({
    pool: world.pool,
    students: [student],
    items,
    random: createRandom(seed),
    isQueued: false,
  });
  await past.happen(runs, 0);
  await rebuildProgress(world.db, { isCheck: false });
}

/** Statements of one call, without those that find out who calls: these are remembered for a moment. */
async function statements(path: string): Promise<{ count: number; body: string }> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const answer = await world.server.inject({
    url: `/api/v1/course/student/student_courses/${learner.enrolmentId}${path}`,
    headers: { ...learner.headers },
  });
  const texts = query.mock.calls.map(([given]) =>
    String(typeof given === 'string' ? given : (given as { text?: unknown }).text),
  );
  query.mockRestore();
  expect(answer.statusCode, answer.body).toBe(200);
  return { count: texts.filter((text) => !/"session"|"brand_host"/.test(text)).length, body: answer.body };
}

test('opening progress costs the same number of statements after a few runs and after hundreds', async () => {
  const calls = () => [
    '/exam_results/view',
    `/exam_subjects/${place.subjectId}/exam_subject_results/view`,
    `/exam_chapters/${place.chapterId}/exam_chapter_results/view`,
    '/exam_paper_results/view',
  ];
  const measure = async () => {
    // Once before: what a process remembers is then remembered.
    for (const path of calls()) await statements(path);
    const found = [];
    for (const path of calls()) found.push(await statements(path));
    return found;
  };
  await practise(papers.slice(0, 1), 3, 1);
  await practise(exercises.slice(0, 1), 3, 2);
  const few = await measure();
  await practise(papers.slice(1), 300, 3);
  await practise(exercises.slice(1), 300, 4);
  const many = await measure();
  expect(many.map(({ count }) => count)).toEqual(few.map(({ count }) => count));
  expect(Math.max(...many.map(({ count }) => count))).toBeLessThanOrEqual(9);
  const papersIn = (body: string | undefined) => JSON.parse(body ?? '{}').exam_paper_result.length;
  expect(papersIn(few[3]?.body)).toBe(1);
  expect(papersIn(many[3]?.body)).toBeGreaterThan(5);
});
