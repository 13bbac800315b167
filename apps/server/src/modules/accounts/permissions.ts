import { notFound } from '#platform/app-error.ts';
import { audit } from '#platform/audit.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';
import { emit } from '#platform/events.ts';
import type { PermissionsChanged } from './events.ts';
import { lockPermissions, selectPermissions, updateStudentRow } from './family-store.ts';
import { requireConfirmation } from './require-confirmation.ts';

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

/**
 * What is left out keeps what it is. To show less is always possible; to show more takes a code, for a phone that
 * was found must not be enough. The change is written down with who made it.
 */
export async function savePermissions(
  tx: Tx,
  whose: Whose & { parentId: number; sessionId: string },
  wanted: { photoAllowed?: boolean | undefined; onLeaderboard?: boolean | undefined },
): Promise<Permissions> {
  const { tenantId, studentId, parentId } = whose;
  await lockPermissions(tx, tenantId, studentId);
  const before = await findPermissions(tx, whose);
  const { photoAllowed = before.photoAllowed, onLeaderboard = before.onLeaderboard } = wanted;
  if (photoAllowed === before.photoAllowed && onLeaderboard === before.onLeaderboard) return before;
  const showsMore = (photoAllowed && !before.photoAllowed) || (onLeaderboard && !before.onLeaderboard);
  if (showsMore) await requireConfirmation(tx, whose);
  await updateStudentRow(tx, tenantId, studentId, {
    photo_allowed: photoAllowed,
    on_leaderboard: onLeaderboard,
  });
  const now = { photoAllowed, onLeaderboard };
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
