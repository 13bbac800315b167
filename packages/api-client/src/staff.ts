import type { BodyOf, ResponseOf } from '@shala/wire/contract.ts';
import type { acceptInvitation, openInvitation, staffLogin, staffMe, WireStaff } from '@shala/wire/staff.ts';
import type { Tokens } from './tokens.ts';
import type { Transport } from './transport.ts';

export type StaffRole = WireStaff['roles'][number]['role'];

export interface StaffMember {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly title: string | null;
  /** A role of the whole tenant names no institute. */
  readonly roles: readonly { readonly role: StaffRole; readonly instituteId: number | null }[];
}

export interface SignedInStaff {
  readonly staff: StaffMember;
  readonly tokens: Tokens;
}

const base = '/user_management/staff/auth';

export const toStaff = (wire: WireStaff): StaffMember => ({
  id: wire.id,
  email: wire.email,
  name: wire.name,
  title: wire.title,
  roles: wire.roles.map(({ role, institute_id }) => ({ role, instituteId: institute_id })),
});

const toTokens = ({ token }: ResponseOf<typeof staffLogin>): Tokens => ({
  accessToken: token.access_token,
  refreshToken: token.refresh_token,
});

export async function signInStaff(
  transport: Transport,
  { email, password, code }: { email: string; password: string; code: string },
): Promise<SignedInStaff> {
  const body: BodyOf<typeof staffLogin> = { staff: { grant_type: 'password', email, password, otp: code } };
  const answer = await login(transport, body);
  return { staff: toStaff(answer.staff), tokens: toTokens(answer) };
}

/** Sessions of staff are renewed at their own door. */
export async function requestStaffTokens(transport: Transport, refreshToken: string): Promise<Tokens> {
  return toTokens(
    await login(transport, { staff: { grant_type: 'refresh_token', refresh_token: refreshToken } }),
  );
}

const login = (transport: Transport, body: BodyOf<typeof staffLogin>) =>
  transport.send<ResponseOf<typeof staffLogin>>({
    family: 'main',
    method: 'POST',
    path: `${base}/login`,
    body,
    withoutRenewal: true,
  });

export async function getStaffMember(transport: Transport): Promise<StaffMember> {
  const { staff } = await transport.send<ResponseOf<typeof staffMe>>({
    family: 'main',
    method: 'GET',
    path: `${base}/me`,
  });
  return toStaff(staff);
}

export interface StaffInvitation {
  readonly email: string;
  readonly name: string;
  /** For an app that makes codes: to be typed in, or drawn as a QR code. */
  readonly secret: string;
  readonly uri: string;
}

export async function openStaffInvitation(transport: Transport, token: string): Promise<StaffInvitation> {
  const body: BodyOf<typeof openInvitation> = { staff: { invitation_token: token } };
  const { staff, totp } = await transport.send<ResponseOf<typeof openInvitation>>({
    family: 'main',
    method: 'POST',
    path: `${base}/invitation`,
    body,
    withoutRenewal: true,
  });
  return { email: staff.email, name: staff.name, secret: totp.secret, uri: totp.uri };
}

export async function acceptStaffInvitation(
  transport: Transport,
  { token, password, code }: { token: string; password: string; code: string },
): Promise<SignedInStaff> {
  const body: BodyOf<typeof acceptInvitation> = {
    staff: { invitation_token: token, new_password: password, otp: code },
  };
  const answer = await transport.send<ResponseOf<typeof acceptInvitation>>({
    family: 'main',
    method: 'PUT',
    path: `${base}/invitation`,
    body,
    withoutRenewal: true,
  });
  return { staff: toStaff(answer.staff), tokens: toTokens(answer) };
}
