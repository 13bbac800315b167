import type { WireParent, WireStudent } from '@shala/wire/people.ts';
import { notFound } from '#platform/app-error.ts';
import type { Queryable } from '#platform/db/database.ts';
import { findStudent } from '../find-student.ts';
import type { SessionIdentity } from '../token-pair.ts';
import type { AccountHttpDeps } from './deps.ts';
import { presentParent } from './present-parent.ts';
import { presentStudent } from './present-student.ts';

export async function presentStudentById(
  deps: AccountHttpDeps,
  { tenantId, studentId, parentId }: { tenantId: number; studentId: number; parentId: number | null },
  db: Queryable = deps.db,
): Promise<WireStudent> {
  const view = await findStudent(db, { tenantId, studentId, parentId });
  if (!view) throw notFound();
  return presentStudent(deps, view);
}

/** The person a session belongs to, as the refresh call shows them. */
export async function presentUser(
  deps: AccountHttpDeps,
  session: SessionIdentity,
): Promise<WireParent | WireStudent> {
  const { tenantId, studentId, parentId } = session;
  if (parentId !== null) return presentParent(deps, tenantId, parentId);
  if (studentId !== null) return presentStudentById(deps, { tenantId, studentId, parentId: null });
  throw notFound();
}
