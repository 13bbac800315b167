import { notFound } from '#platform/app-error.ts';
import type { Queryable } from '#platform/db/database.ts';
import { selectOwnChild } from './family-store.ts';
import { requireConfirmation } from './require-confirmation.ts';

interface Who {
  tenantId: number;
  parentId: number;
  sessionId: string;
}

/** Somebody else's child is like one that does not exist. */
export async function requireOwnChild(
  db: Queryable,
  { tenantId, parentId }: Omit<Who, 'sessionId'>,
  studentId: number,
): Promise<void> {
  if (!(await selectOwnChild(db, tenantId, parentId, studentId))) throw notFound();
}

/** For what a found phone must not be enough for: the parent has just confirmed with a code. */
export async function requireConfirmedOwnChild(db: Queryable, who: Who, studentId: number): Promise<void> {
  await requireOwnChild(db, who, studentId);
  await requireConfirmation(db, who);
}
