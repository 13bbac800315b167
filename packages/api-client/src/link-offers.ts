import type { BodyOf, ResponseOf } from '@shala/wire/contract.ts';
import type * as wire from '@shala/wire/families.ts';
import { type Student, toStudent } from './people.ts';
import type { Transport } from './transport.ts';

export type Relation = 'mother' | 'father' | 'guardian';

/** A child that the school or another guardian has named this parent's number for. */
export interface LinkOffer {
  readonly id: number;
  readonly firstName: string;
  readonly relation: Relation;
  readonly isFromSchool: boolean;
}

const base = '/user_management/parent';

export async function listLinkOffers(transport: Transport, signal?: AbortSignal): Promise<LinkOffer[]> {
  const { link_offers } = await transport.send<ResponseOf<typeof wire.listLinkOffers>>({
    family: 'main',
    method: 'GET',
    path: `${base}/link_offers`,
    signal,
  });
  return link_offers.map((one) => ({
    id: one.id,
    firstName: one.first_name,
    relation: one.relation,
    isFromSchool: one.offered_by === 'school',
  }));
}

export async function acceptLinkOffer(transport: Transport, offerId: number): Promise<Student> {
  const { student } = await transport.send<ResponseOf<typeof wire.acceptLinkOffer>>({
    family: 'main',
    method: 'POST',
    path: `${base}/link_offers/${offerId}/accept`,
  });
  return toStudent(student);
}

/** The code is on the paper that the school has given the family. */
export async function linkByCode(
  transport: Transport,
  link: { code: string; relation: Relation },
): Promise<Student> {
  const body: BodyOf<typeof wire.linkByCode> = { link };
  const { student } = await transport.send<ResponseOf<typeof wire.linkByCode>>({
    family: 'main',
    method: 'POST',
    path: `${base}/link_codes`,
    body,
  });
  return toStudent(student);
}
