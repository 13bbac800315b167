import {
  acceptLinkOffer as acceptContract,
  linkByCode as codeContract,
  inviteGuardian as inviteContract,
  createStudentLogin as loginContract,
  listLinkOffers as offersContract,
} from '@shala/wire/families.ts';
import type { Limit, Route } from '#platform/http/route.ts';
import { read, write } from '#platform/http/route.ts';
import { acceptLinkOffer } from '../accept-link-offer.ts';
import { createStudentLogin } from '../create-student-login.ts';
import { inviteGuardian } from '../invite-guardian.ts';
import { linkByCode } from '../link-by-code.ts';
import { listLinkOffers } from '../list-link-offers.ts';
import { requireConfirmation } from '../require-confirmation.ts';
import { requireConfirmedOwnChild } from '../require-own-child.ts';
import { brandFlags } from './brand-flags.ts';
import type { AccountHttpDeps } from './deps.ts';
import { presentStudentById } from './present-user.ts';

const perParent = (name: string, points: number, seconds: number): readonly Limit[] => [
  {
    name,
    points,
    seconds,
    key: ({ actor }) => (actor?.kind === 'parent' ? `${actor.tenantId}:${actor.parentId}` : null),
  },
];

/** Who may look after a child, and how the child signs in. */
export function guardianRoutes(deps: AccountHttpDeps): Route[] {
  return [
    write(
      loginContract,
      { policy: 'parent', limits: perParent('student-login', 10, 3600) },
      async ({ actor, params: { studentId }, body, place: { brandId } }, tx) => {
        await requireConfirmedOwnChild(tx, actor, studentId);
        const { tenantId, parentId } = actor;
        const { email } = body.student;
        await createStudentLogin(tx, { tenantId, brandId, parentId, studentId, email });
        return { success: true };
      },
    ),
    write(
      inviteContract,
      { policy: 'parent', limits: perParent('invite-guardian', 5, 86_400) },
      async ({ actor, params: { studentId }, body: { guardian }, place: { brandId } }, tx) => {
        await requireConfirmedOwnChild(tx, actor, studentId);
        const { tenantId, parentId: invitedBy } = actor;
        const { phone_number: phone, relation } = guardian;
        await inviteGuardian(tx, { tenantId, studentId, phone, relation, invitedBy, brandId });
        return { success: true };
      },
    ),
    read(offersContract, { policy: 'parent' }, async ({ actor }) => {
      const offers = await listLinkOffers(deps.db, actor);
      return {
        link_offers: offers.map((offer) => ({
          id: offer.id,
          first_name: offer.firstName,
          relation: offer.relation,
          offered_by: offer.isFromSchool ? ('school' as const) : ('guardian' as const),
        })),
      };
    }),
    write(acceptContract, { policy: 'parent' }, async ({ actor, params, place }, tx) => {
      await requireConfirmation(tx, actor);
      const { tenantId, parentId } = actor;
      const { legalVersions: legal } = await brandFlags(deps.brands, place);
      const { studentId } = await acceptLinkOffer(tx, { tenantId, parentId, legal }, params.offerId);
      return { student: await presentStudentById(deps, { tenantId, parentId, studentId }, tx) };
    }),
    write(
      codeContract,
      { policy: 'parent', limits: perParent('link-code', 10, 3600) },
      async ({ actor, body: { link }, place }, tx) => {
        await requireConfirmation(tx, actor);
        const { tenantId, parentId } = actor;
        const { legalVersions: legal } = await brandFlags(deps.brands, place);
        const { code, relation } = link;
        const { studentId } = await linkByCode(tx, { tenantId, parentId, code, relation, legal });
        return { student: await presentStudentById(deps, { tenantId, parentId, studentId }, tx) };
      },
    ),
  ];
}
