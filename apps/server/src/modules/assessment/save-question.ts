import { checkAnswer, isMarkedByPerson } from '@shala/question-kit/kinds.ts';
import type { StoredBody } from '@shala/question-kit/stored.ts';
import { AppError } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Saved } from '#platform/db/save-row.ts';
import { insertQuestion, insertVersion, selectQuestion, updateQuestion } from './bank-store.ts';
import type { QuestionSecret } from './question-secret.ts';

export interface SaveQuestion {
  ownerTenantId: number;
  slug: string;
  tags: readonly string[];
  body: StoredBody;
  secret: QuestionSecret;
}

/** A version is never changed: what differs becomes the next one, and runs that have begun keep theirs. */
export async function saveQuestion(tx: Tx, question: SaveQuestion): Promise<Saved> {
  refuseWrongKey(question);
  const { ownerTenantId, slug, tags, body, secret } = question;
  const row = { owner_tenant_id: ownerTenantId, slug, kind: body.kind, tags };
  const known = await selectQuestion(tx, row, { body, secret });
  if (!known) {
    const id = await insertQuestion(tx, row);
    await insertVersion(tx, id, 1, { body, secret });
    return { id, change: 'created' };
  }
  if (known.kind !== body.kind) throw new AppError('question_kind_changed', { question: slug });
  if (known.is_same && known.has_same_tags) return { id: known.id, change: 'unchanged' };
  const version = known.is_same ? known.version : known.version + 1;
  if (!known.is_same) await insertVersion(tx, known.id, version, { body, secret });
  await updateQuestion(tx, known.id, version, tags);
  return { id: known.id, change: 'changed' };
}

/** A key that no answer can say would mark every answer wrong. */
function refuseWrongKey({ slug, body, secret: { correctAnswer, modelAnswer } }: SaveQuestion): void {
  const isRight = isMarkedByPerson(body.kind)
    ? correctAnswer === null && modelAnswer !== null
    : correctAnswer !== null && checkAnswer(body, correctAnswer) === null;
  if (!isRight) throw new AppError('question_key_wrong', { question: slug });
}
