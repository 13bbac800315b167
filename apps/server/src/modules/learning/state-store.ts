import { sql } from 'kysely';
import { appNow } from '#platform/db/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Evidence } from './domain/evidence.ts';

export interface WhoseContent {
  tenantId: number;
  studentId: number;
  contentId: number;
}

/** The student's row for a content, made if there was none, locked until the transaction ends. */
export async function lockState(tx: Tx, { tenantId, studentId, contentId }: WhoseContent) {
  await tx
    .insertInto('content_state')
    .values({ tenant_id: tenantId, student_id: studentId, content_id: contentId })
    .onConflict((conflict) => conflict.columns(['student_id', 'content_id']).doNothing())
    .execute();
  const row = await tx
    .selectFrom('content_state')
    .select(['vote', 'completed_at'])
    .where('student_id', '=', studentId)
    .where('content_id', '=', contentId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { vote: row.vote, isCompleted: row.completed_at !== null };
}

interface Change {
  vote?: 0 | 1 | null;
  note?: string | null;
}

export async function updateState(
  tx: Tx,
  { studentId, contentId }: WhoseContent,
  change: Change,
): Promise<void> {
  await tx
    .updateTable('content_state')
    .set({ ...change, updated_at: appNow })
    .where('student_id', '=', studentId)
    .where('content_id', '=', contentId)
    .execute();
}

/** What the votes add up to for everybody, moved by one student's change of mind. */
export async function moveVotes(
  tx: Tx,
  { tenantId, contentId }: WhoseContent,
  moved: { up: number; down: number },
): Promise<void> {
  await sql`
    INSERT INTO content_count (tenant_id, content_id, upvotes, downvotes)
    VALUES (${tenantId}, ${contentId}, ${moved.up}, ${moved.down})
    ON CONFLICT (tenant_id, content_id) DO UPDATE
    SET upvotes = content_count.upvotes + excluded.upvotes, downvotes = content_count.downvotes + excluded.downvotes
  `.execute(tx);
}

/** The fact and the counter of its chapter, together. */
export async function markCompleted(
  tx: Tx,
  { tenantId, studentId, contentId }: WhoseContent,
  {
    enrolmentId,
    chapterId,
    evidence,
    at,
  }: { enrolmentId: number; chapterId: number; evidence: Evidence; at: Date | null },
): Promise<void> {
  await tx
    .updateTable('content_state')
    .set({ completed_at: at ?? appNow, evidence: JSON.stringify(evidence), updated_at: appNow })
    .where('student_id', '=', studentId)
    .where('content_id', '=', contentId)
    .execute();
  await sql`
    INSERT INTO learning_count (student_id, tenant_id, enrolment_id, chapter_id, contents_done)
    VALUES (${studentId}, ${tenantId}, ${enrolmentId}, ${chapterId}, 1)
    ON CONFLICT (student_id, enrolment_id, chapter_id) DO UPDATE
    SET contents_done = learning_count.contents_done + 1
  `.execute(tx);
}
