import { findPermissions, requireConfirmation, savePermissions } from '#modules/accounts/index.ts';
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

/** To show less is always possible; to show a child's face takes more than a phone that was found. */
export async function saveLeaderboardSetting(
  tx: Tx,
  parent: Parent,
  wanted: LeaderboardSetting,
): Promise<LeaderboardSetting> {
  const { tenantId, parentId, sessionId } = parent;
  const studentId = childOf(parent);
  const before = await findLeaderboardSetting(tx, parent);
  if (before.isShown === wanted.isShown && before.showsPhoto === wanted.showsPhoto) return before;
  if (wanted.showsPhoto && !before.showsPhoto) await requireConfirmation(tx, { tenantId, sessionId });
  const whose = { tenantId, parentId, studentId };
  await savePermissions(tx, whose, { onLeaderboard: wanted.isShown, photoAllowed: wanted.showsPhoto });
  await refreshPointsTotals(tx, [studentId]);
  return findLeaderboardSetting(tx, parent);
}
