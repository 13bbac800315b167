import type { WireParent } from '@shala/wire/people.ts';
import { notFound } from '#platform/app-error.ts';
import { findParent } from '../find-parent.ts';
import { findStudent } from '../find-student.ts';
import type { AccountHttpDeps } from './deps.ts';
import { presentStudent } from './present-student.ts';

/** The wizard step of a parent is that of the child they are looking at; 2 while there is none. */
export async function presentParent(
  deps: AccountHttpDeps,
  tenantId: number,
  parentId: number,
): Promise<WireParent> {
  const parent = await findParent(deps.db, tenantId, parentId);
  if (!parent) throw notFound();
  const studentId = parent.currentStudentId;
  const current = studentId === null ? null : await findStudent(deps.db, { tenantId, studentId, parentId });
  return {
    id: parent.id,
    phone_number: parent.phoneNumber,
    email: parent.email,
    first_name: parent.firstName,
    full_name: `${parent.firstName} ${parent.lastName}`.trim(),
    dob: null,
    step: current?.step ?? 2,
    current_student: current ? await presentStudent(deps, current) : null,
  };
}
