import { expect, type Page } from '@playwright/test';
import type { Brand, School } from './school.ts';
import { heading } from './test.ts';

/** Something to practise, as the demo school has it. */
export interface Item {
  id: number;
  timer: 'whole_quiz' | 'per_question' | 'none';
  time: number | null;
  title: string;
  questions: number;
  examPath: string;
  resultsPath: string;
}

interface Row {
  id: string;
  kind: 'exercise' | 'exam_exercise' | 'quick_quiz' | 'paper';
  timer: Item['timer'];
  time: number | null;
  title: string;
  questions: string;
  chapter_id: string | null;
  library_id: string | null;
  lesson_chapter_id: string | null;
  subject_id: string | null;
}

/** Journeys of one worker share its database: whoever comes to an item finds it untouched. */
async function forgetAttempts(school: School, slug: string): Promise<void> {
  const runs = `(SELECT run.student_id, run.id FROM attempt_run run
     JOIN practice_item item ON item.id = run.practice_item_id WHERE item.slug = $1)`;
  for (const table of ['marking_lease', 'answer_mark', 'answer_file', 'run_event', 'run_answer']) {
    await school.query(`DELETE FROM ${table} WHERE (student_id, run_id) IN ${runs}`, [slug]);
  }
  await school.query(`DELETE FROM attempt_run WHERE (student_id, id) IN ${runs}`, [slug]);
  await school.query(
    'DELETE FROM attempt USING practice_item item WHERE item.id = practice_item_id AND item.slug = $1',
    [slug],
  );
}

/** For the beginning of a journey: what was tried here before is gone. */
export async function findItem(school: School, slug: string): Promise<Item> {
  await forgetAttempts(school, slug);
  const [row] = await school.query<Row & Record<string, unknown>>(
    `SELECT item.id, item.kind, item.timer, item.time, item.title->>'en' AS title, item.chapter_id,
            item.content_library_id AS library_id, lesson.id AS lesson_chapter_id, lesson.subject_id,
            (SELECT count(*) FROM practice_item_question q WHERE q.practice_item_id = item.id) AS questions
       FROM practice_item item
       LEFT JOIN LATERAL (
         SELECT chapter.id, chapter.subject_id FROM content JOIN chapter ON chapter.id = content.chapter_id
          WHERE content.content_library_id = item.content_library_id ORDER BY chapter.id LIMIT 1
       ) lesson ON true
      WHERE item.slug = $1`,
    [slug],
  );
  if (!row) throw new Error(`nothing to practise is called ${slug}`);
  const { id, timer, time, title, questions } = row;
  return { id: Number(id), timer, time, title, questions: Number(questions), ...pathsOf(row) };
}

function pathsOf(row: Row): Pick<Item, 'examPath' | 'resultsPath'> {
  if (row.kind === 'quick_quiz') {
    const path = `/learn/${row.subject_id}/chapter/${row.lesson_chapter_id}/content/${row.library_id}/quick_quiz`;
    return { examPath: path, resultsPath: `${path}/results` };
  }
  const [area, search] = row.kind === 'paper' ? ['paper', ''] : ['exercise', `?chapter=${row.chapter_id}`];
  const path = `/practice/${area}/${row.id}/exam`;
  return { examPath: `${path}${search}`, resultsPath: `${path}/results${search}` };
}

/** Numbers of questions have two digits. */
export const two = (count: number) => String(count).padStart(2, '0');

export const atQuestion = (page: Page, number: number, item: Item) =>
  expect(heading(page, `Question ${two(number)}/${two(item.questions)}`)).toBeVisible();

/** Through the instructions to the first question. */
export async function startAttempt(page: Page, school: School, item: Item, brand?: Brand): Promise<void> {
  await page.goto(`${school.origin(brand)}${item.examPath}`);
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await atQuestion(page, 1, item);
}

export const option = (page: Page, letter: string) =>
  page.getByRole('group', { name: 'Options' }).getByRole('button', { name: new RegExp(`^${letter}\\b`) });

export const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click();

/** Finish, and the word that confirms it. */
export async function finish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Finish' }).click();
}

export const atResults = (page: Page) =>
  expect(page.getByRole('tab', { name: 'Switch to a question' })).toBeVisible();

export interface SavedAnswer {
  answer: string | null;
  is_draft: boolean;
  is_marked: boolean;
  position: number;
}

/** What the server holds of a student's newest run of an item, in the order of the questions. */
export const savedAnswers = (school: School, email: string, item: Item) =>
  school.query<SavedAnswer & Record<string, unknown>>(
    `SELECT a.answer, a.is_draft, a.is_marked, array_position(run.question_ids, a.question_id) AS position
       FROM attempt_run run
       JOIN student_credential login ON login.student_id = run.student_id
       JOIN run_answer a ON a.student_id = run.student_id AND a.run_id = run.id
      WHERE run.practice_item_id = $1 AND login.email = $2
        AND run.run_no = (SELECT max(run_no) FROM attempt_run o
                           WHERE o.student_id = run.student_id AND o.attempt_id = run.attempt_id)
      ORDER BY position`,
    [item.id, email],
  );

/** The answers by the number of their question. */
export const answersByNumber = async (school: School, email: string, item: Item) =>
  Object.fromEntries(
    (await savedAnswers(school, email, item))
      .filter(({ answer }) => answer !== null)
      .map(({ position, answer }) => [position, answer]),
  );

export const runStates = (school: School, email: string, item: Item) =>
  school.query<{ run_no: number; state: string; end_reason: string | null }>(
    `SELECT run.run_no, run.state, run.end_reason FROM attempt_run run
       JOIN student_credential login ON login.student_id = run.student_id
      WHERE run.practice_item_id = $1 AND login.email = $2 ORDER BY run.run_no`,
    [item.id, email],
  );
