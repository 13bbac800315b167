import { notFound } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import { markGuardianInvitation } from './guardian-invitation-store.ts';
import { linkChild } from './link-child.ts';
import { type LinkOffer, listLinkOffers } from './list-link-offers.ts';
import type { LegalVersions } from './record-legal-consents.ts';

interface Who {
  tenantId: number;
  parentId: number;
  legal: LegalVersions;
}

/** An offer made to another phone is like one that does not exist. */
export async function acceptLinkOffer(tx: Tx, who: Who, offerId: number): Promise<{ studentId: number }> {
  const offers = await listLinkOffers(tx, who);
  const offer = offers.find(({ id }) => id === offerId);
  if (!offer) throw notFound();
  await accept(tx, who, offer);
  return { studentId: offer.studentId };
}

/** At sign-in with a code: what another guardian has asked for is done; what the school offers waits for a yes. */
export async function acceptInvitations(tx: Tx, who: Who): Promise<void> {
  for (const offer of await listLinkOffers(tx, who)) {
    if (!offer.isFromSchool) await accept(tx, who, offer);
  }
}

async function accept(tx: Tx, who: Who, { id, studentId, relation, isFromSchool }: LinkOffer): Promise<void> {
  const by = isFromSchool ? 'offer of the school' : 'invitation of a guardian';
  await linkChild(tx, { ...who, studentId, relation, by });
  await markGuardianInvitation(tx, studentId, id, 'accepted_at');
}
