import { readToday } from '#platform/db/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Change } from '#platform/db/save-row.ts';
import { planMove } from './domain/plan-move.ts';
import {
  deleteMembership,
  endMembership,
  insertMembership,
  selectOpenMembership,
  updateRoll,
} from './membership-store.ts';

interface PlaceStudent {
  tenantId: number;
  studentId: number;
  section: { id: number; startsOn: string };
  /** Left out: the number stays. */
  roll?: number | undefined;
  fromDay: string | null;
}

/** Puts a child into a section or moves it there. Where it was before stays on record. */
export async function placeStudent(
  tx: Tx,
  { tenantId, studentId, section, fromDay, ...given }: PlaceStudent,
): Promise<Change> {
  const row = await selectOpenMembership(tx, studentId);
  const open = row ? { sectionId: row.section_id, fromDay: row.from_day, roll: row.roll } : null;
  const isSame = open?.sectionId === section.id;
  const roll = given.roll ?? (isSame ? open.roll : null);
  const wanted = { sectionId: section.id, roll, fromDay, yearStart: section.startsOn };
  const plan = planMove(open, wanted, await readToday(tx));
  if (plan.kind === 'none') return 'unchanged';
  if (open) {
    const old = { studentId, sectionId: open.sectionId, fromDay: open.fromDay };
    if (plan.kind === 'roll') await updateRoll(tx, old, roll);
    if (plan.kind === 'move' && plan.old === 'end') await endMembership(tx, old, plan.lastDay);
    if (plan.kind === 'move' && plan.old === 'delete') await deleteMembership(tx, old);
  }
  if (plan.kind === 'open' || plan.kind === 'move') {
    await insertMembership(tx, { tenantId, studentId, sectionId: section.id, fromDay: plan.fromDay, roll });
  }
  return open ? 'changed' : 'created';
}
