import { acceptInvitation, openInvitation, staffLogin, staffMe } from '@shala/wire/staff.ts';
import { staffDay } from '@shala/wire/staff-day.ts';
import { expect, test } from 'vitest';
import { token } from './example-answers.ts';
import { wireOf } from './hold-to-contract.ts';
import {
  acceptStaffInvitation,
  getStaffMember,
  openStaffInvitation,
  requestStaffTokens,
  signInStaff,
} from './staff.ts';
import { getStaffDay } from './staff-day.ts';

const staff = {
  id: 5,
  email: 'k@example.org',
  name: 'Kavita Menon',
  title: null,
  roles: [{ role: 'school_admin' as const, institute_id: 3 }],
};
const clean = {
  id: 5,
  email: 'k@example.org',
  name: 'Kavita Menon',
  title: null,
  roles: [{ role: 'school_admin', instituteId: 3 }],
};
const signedIn = { staff, token: token('access') };
const tokens = { accessToken: 'access', refreshToken: 'refresh' };

test('staff sign in with address, password and code, and renew at the same door', async () => {
  const { transport, sent } = wireOf(staffLogin, signedIn);
  const result = await signInStaff(transport, { email: 'k@example.org', password: 'p', code: '123456' });
  expect(result).toEqual({ staff: clean, tokens });
  expect(sent().withoutRenewal).toBe(true);
  await expect(requestStaffTokens(transport, 'old')).resolves.toEqual(tokens);
  expect(sent().body).toEqual({ staff: { grant_type: 'refresh_token', refresh_token: 'old' } });
});

test('who is signed in comes with the roles', async () => {
  await expect(getStaffMember(wireOf(staffMe, { staff }).transport)).resolves.toEqual(clean);
});

test('an invitation is opened by its token and accepted with password and first code', async () => {
  const opened = {
    staff: { email: 'k@example.org', name: 'K' },
    totp: { secret: 'ABCD', uri: 'otpauth://x' },
  };
  await expect(openStaffInvitation(wireOf(openInvitation, opened).transport, 't')).resolves.toEqual({
    email: 'k@example.org',
    name: 'K',
    secret: 'ABCD',
    uri: 'otpauth://x',
  });
  const accept = wireOf(acceptInvitation, signedIn);
  await acceptStaffInvitation(accept.transport, { token: 't', password: 'p', code: '123456' });
  expect(accept.sent().body).toEqual({
    staff: { invitation_token: 't', new_password: 'p', otp: '123456' },
  });
});

test('the age of what waits is judged by the clock of the server', async () => {
  const answer = {
    server_now: '2026-11-15T06:00:00.000Z',
    classes: [
      {
        id: 4,
        title: 'Friction',
        starts_at: '2026-11-15T06:30:00.000Z',
        ends_at: '2026-11-15T07:30:00.000Z',
        can_host: true,
      },
    ],
    waiting: [
      {
        kind: 'answers' as const,
        count: 7,
        lines: [
          {
            course: { id: 1, name: 'Class 8' },
            subject: { id: 2, name: 'Physics', color_code: '2' },
            count: 7,
            oldest_at: '2026-11-15T05:00:00.000Z',
          },
        ],
      },
    ],
  };
  await expect(getStaffDay(wireOf(staffDay, answer).transport)).resolves.toEqual({
    classes: [
      {
        id: 4,
        title: 'Friction',
        startsAt: '2026-11-15T06:30:00.000Z',
        endsAt: '2026-11-15T07:30:00.000Z',
        canHost: true,
      },
    ],
    waiting: [
      {
        kind: 'answers',
        count: 7,
        lines: [
          {
            course: { id: 1, name: 'Class 8' },
            subject: { id: 2, name: 'Physics', colour: 2 },
            count: 7,
            age: 3_600_000,
          },
        ],
      },
    ],
  });
});
