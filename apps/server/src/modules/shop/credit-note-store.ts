import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/db/database.ts';
import type { CreditNoteDocument } from './domain/credit-note-document.ts';

export interface CreditNoteKey {
  tenantId: number;
  studentId: number;
  refundId: number;
}

interface Facts {
  brandId: number;
  brandSlug: string;
  seller: unknown;
  today: string;
}

export async function selectCreditNoteFacts(
  tx: Tx,
  { studentId, orderId }: { studentId: number; orderId: number },
): Promise<Facts> {
  const { rows } = await sql<Facts>`
    SELECT brand.id AS "brandId", brand.slug AS "brandSlug", brand.seller, app_today() AS today
    FROM shop_order JOIN brand ON brand.tenant_id = shop_order.tenant_id AND brand.id = shop_order.brand_id
    WHERE shop_order.student_id = ${studentId} AND shop_order.id = ${orderId}
  `.execute(tx);
  const [facts] = rows;
  if (!facts) throw new Error(`there is no order ${orderId} of student ${studentId}`);
  return facts;
}

/** Locks the brand's counter of the year until the transaction ends: a rollback gives the number back. */
export async function takeCreditNoteNumber(
  tx: Tx,
  { tenantId, brandId, financialYear }: { tenantId: number; brandId: number; financialYear: number },
): Promise<number> {
  const { last_number } = await tx
    .insertInto('credit_note_counter')
    .values({ tenant_id: tenantId, brand_id: brandId, financial_year: financialYear, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'brand_id', 'financial_year'])
        .doUpdateSet({ last_number: sql`credit_note_counter.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return last_number;
}

export async function insertCreditNote(
  tx: Tx,
  { tenantId, studentId, refundId }: CreditNoteKey,
  note: { brandId: number; financialYear: number; number: number; document: CreditNoteDocument },
): Promise<void> {
  await tx
    .insertInto('credit_note')
    .values({
      student_id: studentId,
      refund_id: refundId,
      tenant_id: tenantId,
      brand_id: note.brandId,
      financial_year: note.financialYear,
      number: note.number,
      document: JSON.stringify(note.document),
    })
    .execute();
}

export async function selectCreditNote(
  db: Queryable,
  { tenantId, studentId, refundId }: CreditNoteKey,
): Promise<CreditNoteDocument | null> {
  const row = await db
    .selectFrom('credit_note')
    .select('document')
    .where('tenant_id', '=', tenantId)
    .where('student_id', '=', studentId)
    .where('refund_id', '=', refundId)
    .executeTakeFirst();
  // Written by insertCreditNote alone, and nobody can change it afterwards.
  return (row?.document as CreditNoteDocument | undefined) ?? null;
}
