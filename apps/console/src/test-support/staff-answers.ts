import type { StaffRole } from '@shala/api-client/staff.ts';
import {
  type Answers,
  accessToken,
  openServer,
  type School,
} from '@shala/app-kit/test-support/open-server.ts';

const auth = '/api/v1/user_management/staff/auth';
export const staffPaths = {
  login: `${auth}/login`,
  me: `${auth}/me`,
  invitation: `${auth}/invitation`,
  day: '/api/v1/console/staff/day',
  logout: '/api/v1/user_management/auth/logout',
};

const ok = (body: unknown) => () => ({ status: 200, body });

export const wireStaff = (...roles: StaffRole[]) => ({
  id: 5,
  email: 'kavita@example.org',
  name: 'Kavita Menon',
  title: null,
  roles: roles.map((role) => ({ role, institute_id: role === 'school_admin' ? 3 : null })),
});

export const wireTokens = {
  access_token: accessToken('staff'),
  refresh_token: 'refresh',
  token_type: 'Bearer',
};

const usual: Answers = {
  [staffPaths.login]: ok({ staff: wireStaff('tutor'), token: wireTokens }),
  [staffPaths.me]: ok({ staff: wireStaff('tutor') }),
  [staffPaths.logout]: ok({ success: true }),
  [staffPaths.day]: ok({ waiting: [], classes: [], server_now: '2026-11-15T06:00:00.000Z' }),
  '/api/v1/client_errors': ok({ success: true }),
};

export const openStaffServer = (): Promise<School> => openServer(usual);
