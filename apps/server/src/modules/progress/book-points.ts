import { audit } from '#platform/audit.ts';
import type { Tx } from '#platform/db/database.ts';
import { insertEntry, type PointsSource, selectBooked, type WhosePoints } from './points-store.ts';
import { rewriteTotals } from './points-total-store.ts';

/** What a source is worth now, computed from the facts themselves. */
export interface Due extends WhosePoints {
  sourceType: PointsSource;
  sourceId: number;
  points: number;
  percent: number | null;
  /** The moment of the fact. A correction has the moment of its booking. */
  earnedAt: Date;
}

/**
 * Books what is missing between the ledger and what is due; the caller holds the students' locks. Called twice, or
 * late, or in another order, it finds nothing more to book. Answers how many rows were booked.
 */
export async function bookPoints(tx: Tx, dues: readonly Due[]): Promise<number> {
  let rows = 0;
  const studentIds = new Set<number>();
  for (const due of dues) {
    const booked = await selectBooked(tx, due);
    const points = due.points - booked.points;
    if (points === 0) continue;
    const { revision } = booked;
    const { tenantId, studentId, courseId, sourceType, sourceId, percent } = due;
    const earnedAt = revision === 0 ? due.earnedAt : null;
    await insertEntry(tx, {
      tenantId,
      studentId,
      courseId,
      sourceType,
      sourceId,
      revision,
      points,
      percent,
      earnedAt,
    });
    await audit(tx, {
      tenantId,
      actor: { kind: 'system', id: null },
      action: revision === 0 ? 'points.booked' : 'points.corrected',
      subject: { kind: 'student', id: studentId },
      details: { course_id: courseId, source_type: sourceType, source_id: sourceId, revision, points },
    });
    rows += 1;
    studentIds.add(studentId);
  }
  if (rows > 0) await rewriteTotals(tx, [...studentIds]);
  return rows;
}
