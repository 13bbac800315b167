import type { Queryable } from '#platform/db/database.ts';
import { toWaitingLine, type WaitingLine } from '#platform/waiting.ts';
import type { Staff } from './deps.ts';
import { mayMark } from './domain/reach.ts';
import { selectReach, selectSectionsOf } from './reach-store.ts';
import { selectTurnedIn } from './waiting-store.ts';

/** Work that was turned in and is neither graded nor given back, by course and subject; the oldest first. */
export async function listWaiting(db: Queryable, staff: Staff): Promise<WaitingLine[]> {
  const reach = await selectReach(db, staff);
  const turnedIn = await selectTurnedIn(db, staff.tenantId);
  const students = [...new Set(turnedIn.map(({ student_id }) => student_id))];
  const sections = await selectSectionsOf(db, staff.tenantId, students);
  const lines = new Map<number, WaitingLine>();
  for (const row of turnedIn) {
    const about = { courseId: row.course_id, subjectId: row.subject_id };
    if (!mayMark(reach, about, sections.get(row.student_id) ?? [])) continue;
    const line = lines.get(row.subject_id);
    if (line) line.count += 1;
    else lines.set(row.subject_id, toWaitingLine({ ...row, count: 1 }));
  }
  return [...lines.values()];
}
