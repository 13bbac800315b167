import { notFound } from '#platform/app-error.ts';
import type { Queryable } from '#platform/db/database.ts';
import { selectOpenInvitations } from './guardian-invitation-store.ts';
import { selectParentView } from './person-view-store.ts';

export interface LinkOffer {
  id: number;
  studentId: number;
  firstName: string;
  relation: 'mother' | 'father' | 'guardian';
  isFromSchool: boolean;
}

/** Children that wait for the parent's own phone, which a code has proved to be theirs. */
export async function listLinkOffers(
  db: Queryable,
  { tenantId, parentId }: { tenantId: number; parentId: number },
): Promise<LinkOffer[]> {
  const parent = await selectParentView(db, tenantId, parentId);
  if (!parent) throw notFound();
  const rows = await selectOpenInvitations(db, tenantId, parent.phone_number);
  return rows.map((row) => ({
    id: row.id,
    studentId: row.student_id,
    firstName: row.first_name,
    relation: row.relation as LinkOffer['relation'],
    isFromSchool: row.invited_by === null,
  }));
}
