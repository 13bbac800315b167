import { localTextSchema } from '@shala/brand/brand.ts';
import { readBody } from '@shala/question-kit/kinds.ts';
import type { StoredBody } from '@shala/question-kit/stored.ts';
import { notFound } from '#platform/app-error.ts';
import type { EngineDeps } from './deps.ts';
import { cutPage, limitOf, readCursor } from './domain/cursor.ts';
import { countedAnswer } from './domain/run.ts';
import { selectLateAnswers, selectLateCount } from './late-store.ts';
import {
  selectCards,
  selectMarkingItem,
  selectMarkingItems,
  selectMarkingQuestions,
  selectWaitingCount,
} from './marking-store.ts';
import { viewCard, viewItem, wordsOrNone } from './marking-view.ts';
import { selectBodies } from './practice-store.ts';
import type { QuestionSecret } from './question-secret.ts';
import type { Staff } from './reach-store.ts';

type Deps = Pick<EngineDeps, 'db' | 'bank'>;

interface Asked {
  after?: string | undefined;
  limit?: number | undefined;
}

export async function listMarkingItems({ db }: Deps, staff: Staff, asked: Asked) {
  const limit = limitOf(asked.limit);
  const found = await selectMarkingItems(db, staff, { after: readCursor(asked.after, 2), limit: limit + 1 });
  const { rows, next } = cutPage(found, limit, (row) => [row.oldest_key, row.id]);
  // Where all of them fit on one page, their sum is what waits.
  const isAll = asked.after === undefined && next === null;
  const answers = isAll
    ? rows.reduce((sum, { waiting }) => sum + waiting, 0)
    : await selectWaitingCount(db, staff);
  return { items: rows.map(viewItem), next, counts: { answers, late: await selectLateCount(db, staff) } };
}

/** An item of which nothing is within reach answers like one that does not exist. */
export async function getMarkingItem({ db, bank }: Deps, staff: Staff, itemId: number) {
  const item = await selectMarkingItem(db, staff, itemId);
  if (!item) throw notFound();
  const rows = await selectMarkingQuestions(db, staff, itemId);
  const bodies = await bank.bodies(db, rows);
  const secrets = await bank.secrets(db, rows);
  const questions = rows.map((row) => ({
    id: row.id,
    number: row.number,
    waiting: row.waiting,
    checked: row.checked,
    body: bodies.get(row.id) as StoredBody,
    modelAnswer: (secrets.get(row.id) as QuestionSecret).modelAnswer,
  }));
  return { item: viewItem(item), questions };
}

export async function listMarkingAnswers(
  { db }: Deps,
  staff: Staff,
  { itemId, questionId, ...asked }: Asked & { itemId: number; questionId: number },
) {
  const limit = limitOf(asked.limit);
  const after = readCursor(asked.after, 3);
  const found = await selectCards(db, staff, { itemId, questionId, after, limit: limit + 1 });
  if (found.length === 0 && after === null) throw notFound();
  const { rows, next } = cutPage(found, limit, (row) => [row.name_key, row.student_id, row.run_id]);
  return { answers: rows.map(viewCard), next };
}

export async function listLateAnswers({ db }: Deps, staff: Staff, asked: Asked) {
  const limit = limitOf(asked.limit);
  const found = await selectLateAnswers(db, staff, { after: readCursor(asked.after, 4), limit: limit + 1 });
  const keyOf = (row: (typeof found)[number]) => [row.late_key, row.student_id, row.run_id, row.question_id];
  const { rows, next } = cutPage(found, limit, keyOf);
  // Runs may hold several versions of one question: each row is shown with its own.
  const versions = await selectBodies(
    db,
    rows.map((row) => ({ id: row.question_id, version: row.version })),
  );
  const bodies = new Map(
    versions.map((row) => [
      `${row.question_id}:${row.version}`,
      readBody(row.kind as StoredBody['kind'], row.body),
    ]),
  );
  const late = rows.map((row) => ({
    studentId: row.student_id,
    runId: row.run_id,
    questionId: row.question_id,
    studentName: row.student_name,
    sectionName: wordsOrNone(row.section_name),
    itemTitle: localTextSchema.parse(row.item_title),
    lateAnswer: row.late_answer,
    lateSeq: row.late_seq,
    endedAt: row.ended_at,
    lateAt: row.late_at,
    body: bodies.get(`${row.question_id}:${row.version}`) as StoredBody,
    counted: countedAnswer(
      {
        answer: row.answer,
        submittedAnswer: row.submitted_answer,
        lateAnswer: row.late_answer,
        lateDecision: null,
      },
      row.counts_drafts,
    ),
  }));
  return { late, next };
}
export type MarkingQuestion = Awaited<ReturnType<typeof getMarkingItem>>['questions'][number];
export type LateAnswer = Awaited<ReturnType<typeof listLateAnswers>>['late'][number];
