import type { BodyOf, ResponseOf } from '@shala/wire/contract.ts';
import type { getWeeklyLetter as getContract, saveWeeklyLetter as saveContract } from '@shala/wire/digest.ts';
import type { listOwnConsents } from '@shala/wire/families.ts';
import type { Transport } from './transport.ts';

export interface Consent {
  readonly document: string;
  readonly version: string;
  readonly verifiedBy: 'otp' | 'institution' | 'paper';
  readonly givenAt: string;
  readonly givenBy: string | null;
}

/** Who agreed to what for whoever learns in this session, newest first. */
export async function listConsents(transport: Transport, signal?: AbortSignal): Promise<Consent[]> {
  const { consents } = await transport.send<ResponseOf<typeof listOwnConsents>>({
    family: 'main',
    method: 'GET',
    path: '/user_management/student/auth/consents',
    signal,
  });
  return consents.map((consent) => ({
    document: consent.document,
    version: consent.version,
    verifiedBy: consent.verified_by,
    givenAt: consent.given_at,
    givenBy: consent.given_by,
  }));
}

/** The letter a parent gets about a child each Sunday. */
export interface WeeklyLetter {
  readonly isOn: boolean;
  /** Where it goes; without an address it cannot come. */
  readonly email: string | null;
}

const letterPath = (studentId: number) => `/user_management/parent/students/${studentId}/weekly_letter`;

const toLetter = ({ weekly_letter: letter }: ResponseOf<typeof getContract>): WeeklyLetter => ({
  isOn: letter.is_on,
  email: letter.email,
});

export async function getWeeklyLetter(
  transport: Transport,
  { studentId, signal }: { studentId: number; signal?: AbortSignal },
): Promise<WeeklyLetter> {
  const path = letterPath(studentId);
  return toLetter(
    await transport.send<ResponseOf<typeof getContract>>({ family: 'main', method: 'GET', path, signal }),
  );
}

export async function saveWeeklyLetter(
  transport: Transport,
  { studentId, isOn }: { studentId: number; isOn: boolean },
): Promise<WeeklyLetter> {
  const body: BodyOf<typeof saveContract> = { weekly_letter: { is_on: isOn } };
  const path = letterPath(studentId);
  return toLetter(
    await transport.send<ResponseOf<typeof saveContract>>({ family: 'main', method: 'PUT', path, body }),
  );
}
