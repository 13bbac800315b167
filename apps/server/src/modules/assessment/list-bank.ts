import { readBody } from '@shala/question-kit/kinds.ts';
import type { QuestionKind } from '@shala/question-kit/question.ts';
import { notFound } from '#platform/app-error.ts';
import type { Queryable } from '#platform/db/database.ts';
import { type Page, pageMeta } from '#platform/page.ts';
import type { BankFilters } from './bank-filters.ts';
import {
  type BankRow,
  selectBankPage,
  selectKeptQuestion,
  selectTags,
  selectUses,
  selectVersions,
} from './bank-list-store.ts';
import { selectPlaces } from './bank-reach-store.ts';
import { questionSecretSchema } from './question-secret.ts';
import type { Staff } from './reach-store.ts';

export async function listBank(db: Queryable, asked: { staff: Staff; filters: BankFilters; page: Page }) {
  const { rows, total } = await selectBankPage(db, asked);
  return { questions: rows.map(viewRow), meta: pageMeta(asked.page, total) };
}

const viewRow = (row: BankRow) => ({
  id: row.id,
  ref: row.slug,
  tags: row.tags,
  version: row.version,
  body: readBody(row.kind as QuestionKind, row.body),
  isRetired: row.is_retired,
  uses: row.uses,
  courseName: row.course_name,
  subjectId: row.subject_id,
  subjectName: row.subject_name,
  chapterName: row.chapter_name,
  changedAt: row.changed_at,
});
export type BankCard = ReturnType<typeof viewRow>;

/** One question with all its versions. */
export async function getBankQuestion(db: Queryable, asked: { staff: Staff; questionId: number }) {
  const row = await selectKeptQuestion(db, asked);
  if (!row) throw notFound();
  const kind = row.kind as QuestionKind;
  const versions = await selectVersions(db, row.id);
  return {
    id: row.id,
    ref: row.slug,
    kind,
    tags: row.tags,
    subjectId: row.place_subject_id,
    chapterId: row.place_chapter_id,
    isRetired: row.retired_at !== null,
    uses: await selectUses(db, row.id),
    version: row.version,
    versions: versions.map(({ version, body, secret, created_at }) => ({
      version,
      createdAt: created_at,
      body: readBody(kind, body),
      secret: questionSecretSchema.parse(secret),
    })),
  };
}
export type BankQuestion = Awaited<ReturnType<typeof getBankQuestion>>;

const mostTags = 200;

/** What the filters offer. */
export async function listPlaces(db: Queryable, staff: Staff) {
  return { places: await selectPlaces(db, staff), tags: await selectTags(db, staff, mostTags) };
}
