import { notFound } from '#platform/app-error.ts';
import { audit } from '#platform/audit.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';
import { emit } from '#platform/events.ts';
import type { PermissionsChanged } from './events.ts';
import { selectPermissions, updateStudentRow } from './family-store.ts';

export interface Permissions {
  photoAllowed: boolean;
  onLeaderboard: boolean;
}

interface Whose {
  tenantId: number;
  studentId: number;
}

/** What classmates may see of a child. */
export async function findPermissions(db: Queryable, { tenantId, studentId }: Whose): Promise<Permissions> {
  const row = await selectPermissions(db, tenantId, studentId);
  if (!row) throw notFound();
  return { photoAllowed: row.photo_allowed, onLeaderboard: row.on_leaderboard };
}

/** What is left out keeps what it is. The change is written down with who made it. */
export async function savePermissions(
  tx: Tx,
  whose: Whose & { parentId: number },
  wanted: { photoAllowed?: boolean | undefined; onLeaderboard?: boolean | undefined },
): Promise<Permissions> {
  const { tenantId, studentId, parentId } = whose;
  await updateStudentRow(tx, tenantId, studentId, {
    photo_allowed: wanted.photoAllowed,
    on_leaderboard: wanted.onLeaderboard,
  });
  const now = await findPermissions(tx, whose);
  await audit(tx, {
    tenantId,
    actor: { kind: 'parent', id: parentId },
    action: 'permissions.changed',
    subject: { kind: 'student', id: studentId },
    details: { ...now },
  });
  await emit<PermissionsChanged>(tx, { type: 'accounts.permissions_changed', tenantId, data: { studentId } });
  return now;
}
