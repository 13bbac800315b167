import { blockStaff, findStaffByEmail, inviteStaff, saveStaff } from '#modules/accounts/index.ts';
import { AppError } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import { giveWantedRole, type WantedRole } from './change-role.ts';
import { assignFor, type Teaching } from './change-teaching.ts';
import { officeReach } from './domain/people-reach.ts';
import { type Office, requireEditable } from './require-person.ts';

interface Invite {
  office: Office;
  brandId: number;
  language: 'en' | 'hi';
}

interface NewPerson extends Invite {
  name: string;
  email: string;
  wanted: WantedRole;
  teaching: Teaching | null;
}

/** Somebody new is made and asked in; somebody known gets the role and a new invitation, and keeps the name. */
export async function invitePerson(tx: Tx, given: NewPerson): Promise<number> {
  const { office, brandId, language, name, email, wanted, teaching } = given;
  const { tenantId } = office;
  const reach = officeReach(office.roles);
  // A school's office sees who teaches in it: a tutor without a section would be lost to it at once.
  if (wanted.role === 'tutor' && !reach.isTenantAdmin && !teaching?.sectionId) {
    throw new AppError('section_required');
  }
  const known = await findStaffByEmail(tx, tenantId, email);
  if (known === office.staffId) throw new AppError('own_account');
  const person = { tenantId, importRef: null, email, name: { en: name }, passwordHash: null };
  const staffId = known ?? (await saveStaff(tx, person)).id;
  await giveWantedRole(tx, { office, reach, staffId, wanted });
  if (teaching) await assignFor(tx, { office, reach, staffId, teaching });
  if (known !== null) await requireEditable(tx, office, staffId);
  await inviteStaff(tx, { tenantId, staffId, brandId, language, by: office.staffId });
  return staffId;
}

export async function invitePersonAgain(
  tx: Tx,
  { office, staffId, brandId, language }: Invite & { staffId: number },
): Promise<void> {
  await requireEditable(tx, office, staffId);
  await inviteStaff(tx, { tenantId: office.tenantId, staffId, brandId, language, by: office.staffId });
}

export async function blockPerson(
  tx: Tx,
  { office, staffId, isBlocked }: { office: Office; staffId: number; isBlocked: boolean },
): Promise<void> {
  await requireEditable(tx, office, staffId);
  await blockStaff(tx, { tenantId: office.tenantId, staffId, isBlocked, by: office.staffId });
}
