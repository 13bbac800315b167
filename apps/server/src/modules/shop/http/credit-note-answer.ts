import type { Database } from '#platform/db/database.ts';
import { RawAnswer } from '#platform/http/route.ts';
import type { Buyer } from '../deps.ts';
import { findCreditNote } from '../find-credit-note.ts';
import { makeCreditNotePdf } from '../make-credit-note-pdf.ts';
import { fileNameOf } from '../receipt-mail.ts';

export async function creditNoteFor(db: Database, buyer: Buyer, refundId: number): Promise<RawAnswer> {
  const { tenantId, studentId } = buyer;
  const note = await findCreditNote(db, { tenantId, studentId, refundId });
  return new RawAnswer(
    'application/pdf',
    await makeCreditNotePdf(note),
    fileNameOf('credit-note', note.number),
  );
}
