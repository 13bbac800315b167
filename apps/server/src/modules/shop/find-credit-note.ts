import { notFound } from '#platform/app-error.ts';
import type { Queryable } from '#platform/db/database.ts';
import { type CreditNoteKey, selectCreditNote } from './credit-note-store.ts';
import type { CreditNoteDocument } from './domain/credit-note-document.ts';

/** Of a refund that is done; everybody else's answers like none. */
export async function findCreditNote(db: Queryable, key: CreditNoteKey): Promise<CreditNoteDocument> {
  const note = await selectCreditNote(db, key);
  if (!note) throw notFound();
  return note;
}
