import type { LocalText, StoredBody, StoredFigure } from '@shala/question-kit/stored.ts';
import { AppError, notFound } from '#platform/app-error.ts';
import { audit } from '#platform/audit.ts';
import type { Tx } from '#platform/db/database.ts';
import { newReference } from '#platform/random.ts';
import { findForeignFigures } from './bank-figures.ts';
import { selectKeptQuestion, updateHome, updateRetired } from './bank-list-store.ts';
import { type BankPlace, selectKeepsPlace } from './bank-reach-store.ts';
import { hasRunningCorrection } from './correction-store.ts';
import { createCollector, type Draft } from './exchange/draft.ts';
import type { Staff } from './reach-store.ts';
import { saveQuestion } from './save-question.ts';

export interface QuestionContent {
  stem: LocalText;
  figure: StoredFigure | null;
  options: readonly { text: LocalText | null; figure: StoredFigure | null }[];
  rightOption: number | null;
  modelAnswer: LocalText | null;
  solution: LocalText;
  solutionFigure: StoredFigure | null;
  marks: number;
  tags: readonly string[];
  place: BankPlace;
}
type Kind = StoredBody['kind'];

/** A new question, in a subject that this person keeps. */
export async function createQuestion(
  tx: Tx,
  { staff, kind, content }: { staff: Staff; kind: Kind; content: QuestionContent },
): Promise<number> {
  const ref = `q-${newReference().slice(0, 12)}`;
  const id = await save(tx, { staff, kind, content, ref });
  await updateHome(tx, id, content.place);
  await note(tx, staff, 'question.created', id, {});
  return id;
}

/** A further version of it. What somebody else has saved meanwhile is not written over. */
export async function changeQuestion(
  tx: Tx,
  {
    staff,
    questionId,
    version,
    content,
  }: { staff: Staff; questionId: number; version: number; content: QuestionContent },
): Promise<void> {
  const row = await selectKeptQuestion(tx, { staff, questionId }, 'locked');
  if (!row) throw notFound();
  if (row.version !== version) throw new AppError('question_changed_meanwhile');
  if (await hasRunningCorrection(tx, questionId)) throw new AppError('correction_running');
  const { place } = content;
  // Where it is used it stays at home, unless it is given another home.
  const isMoved = place.subjectId !== row.place_subject_id || place.chapterId !== row.place_chapter_id;
  await save(tx, { staff, kind: row.kind as Kind, content, ref: row.slug });
  if (isMoved) await updateHome(tx, questionId, place);
  await note(tx, staff, 'question.changed', questionId, { version_before: version });
}

export async function retireQuestion(
  tx: Tx,
  { staff, questionId, isRetired }: { staff: Staff; questionId: number; isRetired: boolean },
): Promise<void> {
  const row = await selectKeptQuestion(tx, { staff, questionId }, 'locked');
  if (!row) throw notFound();
  if ((row.retired_at !== null) === isRetired) return;
  await updateRetired(tx, questionId, isRetired);
  await note(tx, staff, isRetired ? 'question.retired' : 'question.brought_back', questionId, {});
}

interface Saving {
  staff: Staff;
  kind: Kind;
  content: QuestionContent;
  ref: string;
}

async function save(tx: Tx, { staff, kind, content, ref }: Saving): Promise<number> {
  const { tenantId } = staff;
  if (!(await selectKeepsPlace(tx, staff, content.place))) throw notFound();
  const { tags, body, secret } = judge({ kind, content, ref });
  const foreign = await findForeignFigures(tx, tenantId, [{ body, secret }]);
  if (foreign({ body, secret })) throw notFound();
  const { id } = await saveQuestion(tx, { ownerTenantId: tenantId, slug: ref, tags, body, secret });
  return id;
}

/** By the same rules as questions from a file. */
function judge({ kind, content, ref }: Omit<Saving, 'staff'>) {
  const { rightOption, modelAnswer: model, options, place: _, ...rest } = content;
  const isChoice = kind === 'single_choice';
  const right = rightOption === null || rightOption > options.length ? [] : [rightOption - 1];
  const draft: Draft = {
    ...rest,
    ref,
    options: isChoice ? options : null,
    right,
    model: isChoice ? null : model,
  };
  const collector = createCollector();
  collector.take(1, draft, collector.notesAt(1, ref));
  const { questions, findings } = collector.finish();
  const [question] = questions;
  if (!question) throw new AppError('question_incomplete', { finding: findings[0]?.code ?? '' });
  return question;
}

const note = (
  tx: Tx,
  { tenantId, staffId }: Staff,
  action: string,
  id: number,
  details: Record<string, unknown>,
) =>
  audit(tx, {
    tenantId,
    actor: { kind: 'staff', id: staffId },
    action,
    subject: { kind: 'question', id },
    details,
  });
