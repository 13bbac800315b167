import { readBody } from '@shala/question-kit/kinds.ts';
import type { QuestionKind } from '@shala/question-kit/question.ts';
import { findForeignFigures } from './bank-figures.ts';
import type { EngineDeps } from './deps.ts';
import type { ExchangeQuestion, Format, ReadQuestion } from './exchange/exchange-question.ts';
import { createNotes, type Finding } from './exchange/findings.ts';
import { type FormatName, formats } from './exchange/formats.ts';
import {
  deleteRows,
  type ImportKey,
  insertRows,
  selectImport,
  selectImportSource,
  selectSameRefs,
  updateChecked,
  updateProgress,
} from './import-store.ts';
import { questionSecretSchema } from './question-secret.ts';
import type { Staff } from './reach-store.ts';

const batchSize = 500;
/** A report that nobody can read to its end helps nobody. */
const mostFindings = 500;

/** Reads the file and compares it with the bank. Nothing but the report is written; run again, it is the same. */
export async function checkImport(
  { db }: Pick<EngineDeps, 'db'>,
  key: ImportKey,
  signal: AbortSignal,
): Promise<void> {
  const row = await selectImport(db, key);
  const source = await selectImportSource(db, key);
  if (row?.state !== 'checking' || !source) return;
  const format = formats[row.format as FormatName];
  const { questions, findings } = format.read(source);
  await deleteRows(db, key);
  for (let at = 0; at < questions.length; at += batchSize) {
    signal.throwIfAborted();
    await insertRows(db, key, at, questions.slice(at, at + batchSize));
    await updateProgress(db, key, {
      total: questions.length,
      done: Math.min(at + batchSize, questions.length),
    });
  }
  const staff = { tenantId: key.tenantId, staffId: row.staff_id };
  await judgePictures(db, staff, questions, findings);
  const { known, same } = await judgeAgainstBank(db, { key, staff, format, questions, findings });
  findings.sort((one, other) => one.at - other.at);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  await db.transaction().execute((tx) =>
    updateChecked(tx, key, {
      total: questions.length,
      created: questions.length - known,
      changed: known - same,
      unchanged: same,
      errors,
      warnings: findings.length - errors,
      findings: findings.slice(0, mostFindings),
    }),
  );
}

async function judgePictures(
  db: EngineDeps['db'],
  { tenantId }: Staff,
  questions: readonly ReadQuestion[],
  findings: Finding[],
): Promise<void> {
  const foreignIn = await findForeignFigures(db, tenantId, questions);
  for (const question of questions) {
    const name = foreignIn(question);
    if (name !== undefined)
      createNotes(findings, question.at, question.ref).error('picture_unknown', { name });
  }
}

interface Judged {
  key: ImportKey;
  staff: Staff;
  format: Format;
  questions: readonly ReadQuestion[];
  findings: Finding[];
}

async function judgeAgainstBank(
  db: EngineDeps['db'],
  { key, staff, format, questions, findings }: Judged,
): Promise<{ known: number; same: number }> {
  const rows = await selectSameRefs(db, key, staff);
  for (const row of rows) {
    const notes = createNotes(findings, questions[row.number]?.at ?? 1, row.slug);
    const name = row.slug;
    if (!row.is_kept) notes.error('ref_of_others', { name });
    else if (!row.is_same_kind) notes.error('kind_changed', { name });
    else if (!row.is_same && format.write([toExchange(row)]).findings.length > 0) {
      notes.error('would_lose', { name });
    }
  }
  return { known: rows.length, same: rows.filter(({ is_same }) => is_same).length };
}

export const toExchange = (row: {
  slug: string;
  kind: string;
  tags: readonly string[];
  body: object;
  secret: object;
}): ExchangeQuestion => ({
  ref: row.slug,
  tags: row.tags,
  body: readBody(row.kind as QuestionKind, row.body),
  secret: questionSecretSchema.parse(row.secret),
});
