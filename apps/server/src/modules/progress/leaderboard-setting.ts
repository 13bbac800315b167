import { findPermissions, savePermissions } from '#modules/accounts/index.ts';
import { notFound } from '#platform/app-error.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';
import type { ParentActor } from '#platform/http/actor.ts';
import { refreshPointsTotals } from './refresh-points-totals.ts';

export interface LeaderboardSetting {
  isShown: boolean;
  showsPhoto: boolean;
}

type Parent = Pick<ParentActor, 'tenantId' | 'parentId' | 'studentId' | 'sessionId'>;

const childOf = ({ studentId }: Parent): number => {
  if (studentId === null) throw notFound();
  return studentId;
};

/** What the others of the list may see of the child a parent acts for. */
export async function findLeaderboardSetting(db: Queryable, parent: Parent): Promise<LeaderboardSetting> {
  const { tenantId } = parent;
  const permissions = await findPermissions(db, { tenantId, studentId: childOf(parent) });
  return { isShown: permissions.onLeaderboard, showsPhoto: permissions.photoAllowed };
}

/** Only what is named is changed: the other parent may have changed the rest since the page was opened. */
export async function saveLeaderboardSetting(
  tx: Tx,
  parent: Parent,
  {
    isShown: onLeaderboard,
    showsPhoto: photoAllowed,
  }: { [Name in keyof LeaderboardSetting]?: boolean | undefined },
): Promise<LeaderboardSetting> {
  const { tenantId, parentId, sessionId } = parent;
  const studentId = childOf(parent);
  const whose = { tenantId, parentId, sessionId, studentId };
  const saved = await savePermissions(tx, whose, { onLeaderboard, photoAllowed });
  await refreshPointsTotals(tx, [studentId]);
  return { isShown: saved.onLeaderboard, showsPhoto: saved.photoAllowed };
}
