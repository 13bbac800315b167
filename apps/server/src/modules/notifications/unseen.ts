import type { Queryable, Tx } from '#platform/db/database.ts';
import type { Counter } from './domain/notice.ts';
import { clearCount, selectCount } from './notification-store.ts';

interface Badge {
  studentId: number;
  counter: Counter;
}

/** How much of an area the student has not looked at. */
export function countUnseen(db: Queryable, { studentId, counter }: Badge): Promise<number> {
  return selectCount(db, studentId, counter);
}

/** The area was opened; the notifications themselves stay as new as they are. */
export function clearUnseen(tx: Tx, { studentId, counter }: Badge): Promise<void> {
  return clearCount(tx, studentId, counter);
}
