import { blockStudent, inviteStudentAgain, issueLinkCode, setTimeFactor } from '#modules/accounts/index.ts';
import type { Tx } from '#platform/db/database.ts';
import { type Desk, requireStudent } from './desk.ts';

interface Change {
  tx: Tx;
  desk: Desk;
  studentId: number;
}

/** The office's own student, and what accounts wants to know of whoever changes them. */
async function ownStudent({ tx, desk, studentId }: Change) {
  await requireStudent(tx, desk, studentId, 'run');
  return { tenantId: desk.tenantId, studentId, by: desk.staffId };
}

export async function blockOwnStudent(change: Change, to: { isBlocked: boolean; reason: string }) {
  await blockStudent(change.tx, { ...(await ownStudent(change)), ...to });
}

export async function giveTime(change: Change, to: { factor: number; reason: string }) {
  await setTimeFactor(change.tx, { ...(await ownStudent(change)), ...to });
}

export async function inviteAgain(change: Change, brandId: number) {
  await inviteStudentAgain(change.tx, { ...(await ownStudent(change)), brandId });
}

export async function makeGuardianCode(change: Change): Promise<string> {
  return issueLinkCode(change.tx, await ownStudent(change));
}
