import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAllRows } from '../../../test/empty-database.ts';
import { openPractice } from '../../../test/practice.ts';
import { openWorld, type World } from '../../../test/world.ts';
import { type ImportResult, importFolder } from './run-import.ts';

const demoActivity = fileURLToPath(new URL('../../../../../demo-activity', import.meta.url));

let world: World;
let first: ImportResult;
beforeAll(async () => {
  world = await openWorld();
  first = await load(demoActivity);
});
afterAll(() => world.stop());

const load = (folder: string) =>
  importFolder(world.db, { folder, isDryRun: false, tenant: null, storage: null });

async function loadText(text: string): Promise<ImportResult> {
  const folder = await mkdtemp(join(tmpdir(), 'shala-activity-'));
  await writeFile(join(folder, 'activity.yaml'), text);
  return load(folder);
}

async function rows<Row extends object>(sql: string, ...values: unknown[]): Promise<Row[]> {
  return (await world.pool.query<Row>(sql, values)).rows;
}

const studentId = async (ref: string) =>
  (await rows<{ id: number }>('SELECT id FROM student WHERE import_ref = $1', ref))[0]?.id ?? 0;

/** Told and not heard yet: no worker runs here. */
const events = (type: string) =>
  rows<{ data: Record<string, unknown> }>(
    `SELECT payload -> 'data' AS data FROM graphile_worker._private_jobs AS job WHERE payload ->> 'type' = $1 ORDER BY id`,
    type,
  );

test('the past of the demo school comes in: each completion and each run once, with its counter and its event', async () => {
  expect(first).toMatchObject({ isDone: true });
  const [done] = await rows<{ states: number; counted: number }>(
    `SELECT (SELECT count(*)::int FROM content_state WHERE completed_at IS NOT NULL) AS states,
       (SELECT sum(contents_done)::int FROM learning_count) AS counted`,
  );
  expect(done?.states).toBeGreaterThan(60);
  expect(done?.counted).toBe(done?.states);
  expect(await events('learning.content_completed')).toHaveLength(done?.states ?? 0);

  const [runs] = await rows<{ runs: number; attempts: number; counted: number; first: number }>(
    `SELECT count(*)::int AS runs, (SELECT sum(completed_runs)::int FROM attempt) AS attempts,
       (SELECT sum(exercises_done)::int FROM practice_count) AS counted,
       count(*) FILTER (WHERE run_no = 1 AND kind IN ('exercise', 'exam_exercise'))::int AS first
     FROM attempt_run WHERE state = 'completed'`,
  );
  expect(runs?.runs).toBeGreaterThan(40);
  expect(runs).toMatchObject({ attempts: runs?.runs, counted: runs?.first });
  const told = await events('assessment.run_completed');
  expect(told).toHaveLength(runs?.runs ?? 0);
  expect(told.filter(({ data }) => data.isFirst)).toHaveLength((await rows('SELECT id FROM attempt')).length);
});

test('a run of the past is marked by the scorer, near the score that is told and at its own time', async () => {
  const aarav = await studentId('st-aarav-iyer');
  const runs = await rows(
    `SELECT slug, run_no, score::int, seconds, incorrect, unanswered, evaluating, end_reason,
       round(extract(epoch FROM app_now() - started_at) / 86400)::int AS days_ago
     FROM attempt_run run JOIN practice_item item ON item.id = run.practice_item_id
     WHERE student_id = $1 AND slug LIKE 'cbse-8-mathematics-%'
     ORDER BY started_at`,
    aarav,
  );
  expect(runs).toEqual([
    {
      slug: 'cbse-8-mathematics-rational-numbers-timed-practice',
      run_no: 1,
      score: 89,
      seconds: 369,
      incorrect: 0,
      unanswered: 1,
      evaluating: 0,
      end_reason: 'finished',
      days_ago: 11,
    },
    {
      slug: 'cbse-8-mathematics-squares-and-square-roots-timed-practice',
      run_no: 1,
      score: 89,
      seconds: 261,
      incorrect: 0,
      unanswered: 1,
      evaluating: 0,
      end_reason: 'finished',
      days_ago: 2,
    },
  ]);
  const paper = await rows<{ score: number; wrong: number }>(
    `SELECT score, incorrect AS wrong FROM attempt_run JOIN student ON student.id = student_id
     WHERE kind = 'paper' AND run_no = 1 AND import_ref = 'st-arjun-pillai'`,
  );
  expect(paper[0]?.score).toBeCloseTo(61.67, 1);
  expect(paper[0]?.wrong).toBeGreaterThan(0);
});

test('a free-text answer waits for its tutor and is in no score', async () => {
  const ayush = await studentId('st-ayush-singh');
  const [run] = await rows(
    `SELECT evaluating, score::int, answer, outcome FROM attempt_run run
     JOIN run_answer answer ON answer.student_id = run.student_id AND run_id = run.id AND outcome = 'pending'
     WHERE run.student_id = $1`,
    ayush,
  );
  expect(run).toMatchObject({ evaluating: 1, score: 50, outcome: 'pending' });
  expect(run).toMatchObject({ answer: expect.stringContaining('84 cm') });
});

test('lessons were completed when they were, and the film goes on where it was', async () => {
  const aarav = await studentId('st-aarav-iyer');
  const [lesson] = await rows(
    `SELECT count(*)::int AS count, round(extract(epoch FROM app_now() - max(completed_at)) / 86400)::int AS days_ago
     FROM content_state state JOIN content ON content.id = content_id JOIN chapter ON chapter.id = chapter_id
     WHERE student_id = $1 AND chapter.slug = 'rational-numbers'`,
    aarav,
  );
  expect(lesson).toEqual({ count: 4, days_ago: 13 });
  const [film] = await rows(
    `SELECT slug, played_seconds::int FROM content_history JOIN content_library ON content_library.id = content_library_id
     WHERE student_id = $1`,
    aarav,
  );
  expect(film).toEqual({ slug: 'how-a-tabla-makes-sound', played_seconds: 45 });
});

test('the same again changes nothing, and tells nobody', async () => {
  const before = await readAllRows(world.pool);
  const told = (await events('assessment.run_completed')).length;
  const again = await load(demoActivity);
  if (!again.isDone || !first.isDone) throw new Error('it was refused');
  expect(Object.keys(again.counts)).toEqual(['completed contents', 'runs', 'begun films']);
  for (const [what, counts] of Object.entries(again.counts)) {
    expect(counts).toEqual({ created: 0, changed: 0, unchanged: first.counts[what]?.created });
  }
  expect(await readAllRows(world.pool)).toEqual(before);
  expect(await events('assessment.run_completed')).toHaveLength(told);
});

test('a student who is in the middle of it here is left alone, and so is the place of a film', async () => {
  const practice = await openPractice(world);
  const item = await practice.makeItem('exercise');
  await practice.start(item);
  const result = await loadText(`activity:
- { tenant: shala, student: st-dhruv-mehta, course: cbse-10, runs: [ { item: ${item.slug}, percent: 90, at: -3d } ] }
- { tenant: shala, student: st-aarav-iyer, course: cbse-8, watching: { chapter: physics/sound, content: 1, seconds: 9, at: -1h } }
`);
  expect(result).toMatchObject({
    counts: { runs: { created: 0, unchanged: 1 }, 'begun films': { created: 0, unchanged: 1 } },
  });
  const runs = await rows(
    'SELECT state, run_no FROM attempt_run WHERE student_id = $1 AND practice_item_id = $2',
    practice.studentId,
    item.id,
  );
  expect(runs).toEqual([{ state: 'open', run_no: 1 }]);
});

test('what cannot have been is told with its line, and nothing is taken', async () => {
  const before = await readAllRows(world.pool);
  const result = await loadText(`activity:
- tenant: shala
  student: st-aarav-iyer
  course: cbse-8
  lessons: [ { chapter: physics/magic, at: -1d }, { chapter: physics/sound, at: +1d } ]
  runs: [ { item: no-such-quiz, percent: 50, at: -1d } ]
- { tenant: shala, student: st-nobody, course: cbse-8 }
- { tenant: shala, student: st-aarav-iyer, course: cbse-9 }
`);
  expect(result.isDone ? [] : result.problems.map(({ name, message }) => `${name}: ${message}`)).toEqual([
    'activity[0].lessons[0].chapter: there is no chapter "physics/magic"',
    'activity[0].lessons[1].at: has not come yet',
    'activity[0].runs[0].item: there is no exercise, quiz or paper "no-such-quiz"',
    'activity[1].student: there is no student "st-nobody"',
    'activity[2].course: st-aarav-iyer has never had this course',
  ]);
  expect(await readAllRows(world.pool)).toEqual(before);
});
