import { sql } from 'kysely';
import { appNow, appNowPlus } from '#platform/db/clock.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';

interface NewInvitation {
  tenantId: number;
  studentId: number;
  phone: string;
  relation: string;
  invitedBy: number;
  seconds: number;
}

/** One invitation per child and phone. Asking again makes it live longer; whether a message is due comes back. */
export async function upsertGuardianInvitation(tx: Tx, invitation: NewInvitation) {
  const { tenantId, studentId, phone, relation, invitedBy } = invitation;
  return tx
    .insertInto('guardian_invitation')
    .values({
      tenant_id: tenantId,
      student_id: studentId,
      phone_number: phone,
      relation,
      invited_by: invitedBy,
      expires_at: appNowPlus(invitation.seconds),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['student_id', 'phone_number'])
        .doUpdateSet({ relation, invited_by: invitedBy, expires_at: appNowPlus(invitation.seconds) })
        .where('guardian_invitation.accepted_at', 'is', null),
    )
    .returning(['id', sql<boolean>`sent_at IS NULL OR sent_at < app_now() - interval '1 day'`.as('is_due')])
    .executeTakeFirst();
}

/** What the school has named once stays as it is. True when it is new. */
export async function insertOffer(
  tx: Tx,
  { tenantId, studentId, phone, relation, seconds }: Omit<NewInvitation, 'invitedBy'>,
): Promise<boolean> {
  const row = await tx
    .insertInto('guardian_invitation')
    .values({
      tenant_id: tenantId,
      student_id: studentId,
      phone_number: phone,
      relation,
      expires_at: appNowPlus(seconds),
    })
    .onConflict((conflict) => conflict.columns(['student_id', 'phone_number']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

const open = (db: Queryable, tenantId: number) =>
  db
    .selectFrom('guardian_invitation as invitation')
    .innerJoin('student', 'student.id', 'invitation.student_id')
    .where('invitation.tenant_id', '=', tenantId)
    .where('invitation.accepted_at', 'is', null)
    .where('invitation.expires_at', '>', appNow)
    .where('student.blocked_at', 'is', null);

/** What waits for this phone. */
export async function selectOpenInvitations(db: Queryable, tenantId: number, phone: string) {
  return open(db, tenantId)
    .select([
      'invitation.id',
      'invitation.student_id',
      'invitation.relation',
      'invitation.invited_by',
      'student.first_name',
    ])
    .where('invitation.phone_number', '=', phone)
    .orderBy('invitation.id')
    .execute();
}

export async function selectInvitationMessage(
  db: Queryable,
  tenantId: number,
  studentId: number,
  invitationId: number,
) {
  return open(db, tenantId)
    .select(['invitation.phone_number', 'student.first_name'])
    .where('invitation.student_id', '=', studentId)
    .where('invitation.id', '=', invitationId)
    .executeTakeFirst();
}

export async function markGuardianInvitation(
  tx: Tx,
  studentId: number,
  invitationId: number,
  as: 'sent_at' | 'accepted_at',
): Promise<void> {
  await tx
    .updateTable('guardian_invitation')
    .set({ [as]: appNow })
    .where('student_id', '=', studentId)
    .where('id', '=', invitationId)
    .execute();
}
