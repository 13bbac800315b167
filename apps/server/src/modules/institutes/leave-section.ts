import type { Tx } from '#platform/db/database.ts';
import { endMembership, selectOpenMembership } from './membership-store.ts';

/** The student is in no section after this day; the days before stay on record. */
export async function leaveSection(
  tx: Tx,
  { studentId, lastDay }: { studentId: number; lastDay: string },
): Promise<void> {
  const open = await selectOpenMembership(tx, studentId);
  if (!open) return;
  const key = { studentId, sectionId: open.section_id, fromDay: open.from_day };
  await endMembership(tx, key, lastDay < open.from_day ? open.from_day : lastDay);
}
