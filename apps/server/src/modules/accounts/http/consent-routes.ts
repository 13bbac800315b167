import {
  getPermissions,
  giveConsents,
  listConsents as listContract,
  listOwnConsents,
  savePermissions as saveContract,
} from '@shala/wire/families.ts';
import { getLegalState } from '@shala/wire/legal.ts';
import { type Route, read, write } from '#platform/http/route.ts';
import { type ConsentView, listConsents } from '../list-consents.ts';
import { listMissingConsents } from '../list-missing-consents.ts';
import { findPermissions, type Permissions, savePermissions } from '../permissions.ts';
import { recordLegalConsents } from '../record-legal-consents.ts';
import { requireConfirmedOwnChild, requireOwnChild } from '../require-own-child.ts';
import { brandFlags } from './brand-flags.ts';
import type { AccountHttpDeps } from './deps.ts';

const presentPermissions = ({ photoAllowed, onLeaderboard }: Permissions) => ({
  permissions: { photo_allowed: photoAllowed, on_leaderboard: onLeaderboard },
});

const presentConsents = (consents: ConsentView[]) => ({
  consents: consents.map((consent) => ({
    document: consent.document,
    version: consent.version,
    verified_by: consent.verifiedBy,
    given_at: consent.givenAt.toISOString(),
    given_by: consent.givenBy,
  })),
});

/** What a parent has agreed to and allows for a child. */
export function consentRoutes(deps: AccountHttpDeps): Route[] {
  return [
    read(getPermissions, { policy: 'parent' }, async ({ actor, params: { studentId } }) => {
      await requireOwnChild(deps.db, actor, studentId);
      return presentPermissions(await findPermissions(deps.db, { tenantId: actor.tenantId, studentId }));
    }),
    write(saveContract, { policy: 'parent' }, async ({ actor, params: { studentId }, body }, tx) => {
      await requireOwnChild(tx, actor, studentId);
      const { tenantId, parentId, sessionId } = actor;
      const { photo_allowed: photoAllowed, on_leaderboard: onLeaderboard } = body.permissions;
      const whose = { tenantId, parentId, sessionId, studentId };
      return presentPermissions(await savePermissions(tx, whose, { photoAllowed, onLeaderboard }));
    }),
    read(listContract, { policy: 'parent' }, async ({ actor, params: { studentId } }) => {
      await requireOwnChild(deps.db, actor, studentId);
      return presentConsents(await listConsents(deps.db, { tenantId: actor.tenantId, studentId }));
    }),
    read(listOwnConsents, { policy: 'student' }, async ({ actor: { tenantId, studentId } }) =>
      presentConsents(await listConsents(deps.db, { tenantId, studentId })),
    ),
    read(getLegalState, { policy: 'student' }, async ({ actor: { tenantId, studentId }, place }) => {
      const { legalVersions } = await brandFlags(deps.brands, place);
      return { missing: await listMissingConsents(deps.db, { tenantId, studentId }, legalVersions) };
    }),
    write(giveConsents, { policy: 'parent' }, async ({ actor, params: { studentId }, place }, tx) => {
      await requireConfirmedOwnChild(tx, actor, studentId);
      const { tenantId, parentId } = actor;
      const { legalVersions: legal } = await brandFlags(deps.brands, place);
      await recordLegalConsents(tx, { tenantId, parentId, studentId, legal });
      return presentConsents(await listConsents(tx, { tenantId, studentId }));
    }),
  ];
}
