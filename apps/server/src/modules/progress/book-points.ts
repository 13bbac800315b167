import { audit } from '#platform/audit.ts';
import type { Tx } from '#platform/db/database.ts';
import { insertEntry, type PointsSource, selectBooked, type WhosePoints } from './points-store.ts';
import { rewriteTotals } from './points-total-store.ts';

/** What a source is worth now, computed from the facts themselves. */
export interface Due {
  sourceType: PointsSource;
  sourceId: number;
  points: number;
  percent: number | null;
  earnedAt: Date;
  /** When the marks were last changed: the moment of a correction. */
  changedAt: Date;
}

/**
 * Books what is missing between the ledger and what is due; the caller holds the student's lock. Called twice, or
 * late, or in another order, it finds nothing more to book.
 */
export async function bookPoints(tx: Tx, whose: WhosePoints, dues: readonly Due[]): Promise<void> {
  let isChanged = false;
  for (const due of dues) {
    const booked = await selectBooked(tx, whose, due);
    const points = due.points - booked.points;
    if (points === 0) continue;
    const revision = booked.rows;
    const { sourceType, sourceId, percent } = due;
    const earnedAt = revision === 0 ? due.earnedAt : due.changedAt;
    await insertEntry(tx, whose, { sourceType, sourceId, revision, points, percent, earnedAt });
    await audit(tx, {
      tenantId: whose.tenantId,
      actor: { kind: 'system', id: null },
      action: revision === 0 ? 'points.booked' : 'points.corrected',
      subject: { kind: 'student', id: whose.studentId },
      details: { course_id: whose.courseId, source_type: sourceType, source_id: sourceId, revision, points },
    });
    isChanged = true;
  }
  if (isChanged) await rewriteTotals(tx, [whose.studentId]);
}
