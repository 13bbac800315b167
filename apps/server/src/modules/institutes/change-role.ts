import { AppError, notFound } from '#platform/app-error.ts';
import { audit } from '#platform/audit.ts';
import type { Tx } from '#platform/db/database.ts';
import { mayGiveRole, type OfficeReach } from './domain/people-reach.ts';
import { type GiveRole, giveRole } from './give-role.ts';
import { deleteRole, selectInstituteExists } from './people-store.ts';
import { type Office, requireEditable } from './require-person.ts';

export interface WantedRole {
  role: 'tutor' | 'school_admin' | 'tenant_admin';
  /** Of a school administrator, and of nobody else. */
  instituteId: number | null;
}

export async function giveWantedRole(
  tx: Tx,
  {
    office,
    reach,
    staffId,
    wanted,
  }: { office: Office; reach: OfficeReach; staffId: number; wanted: WantedRole },
): Promise<void> {
  const { tenantId } = office;
  const { role, instituteId } = wanted;
  if ((role === 'school_admin') !== (instituteId !== null)) throw new AppError('invalid');
  if (instituteId !== null && !(await selectInstituteExists(tx, tenantId, instituteId))) throw notFound();
  if (!mayGiveRole(reach, wanted)) throw instituteId === null ? new AppError('forbidden') : notFound();
  const given: GiveRole['role'] =
    role === 'school_admin' ? { name: role, instituteId: instituteId ?? 0 } : { name: role };
  await giveRole(tx, { tenantId, staffId, role: given, by: office.staffId });
}

export async function changeRole(
  tx: Tx,
  {
    office,
    staffId,
    wanted,
    isGiven,
  }: { office: Office; staffId: number; wanted: WantedRole; isGiven: boolean },
): Promise<void> {
  const { reach } = await requireEditable(tx, office, staffId);
  if (isGiven) return giveWantedRole(tx, { office, reach, staffId, wanted });
  if (!mayGiveRole(reach, wanted)) throw new AppError('forbidden');
  const { tenantId } = office;
  if (!(await deleteRole(tx, { tenantId, staffId, ...wanted }))) return;
  await audit(tx, {
    tenantId,
    actor: { kind: 'staff', id: office.staffId },
    action: 'staff.role_taken',
    subject: { kind: 'staff', id: staffId },
    details: { role: wanted.role, instituteId: wanted.instituteId },
  });
}
