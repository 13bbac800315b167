import { everyStaff, type MatrixRow, nothing } from './matrix.ts';

export const consoleRows: readonly MatrixRow[] = [
  { call: 'GET /api/v1/console/staff/audience', policy: everyStaff, ask: nothing },
  { call: 'GET /api/v1/console/staff/day', policy: everyStaff, ask: nothing },
  { call: 'GET /api/v1/user_management/staff/auth/me', policy: everyStaff, ask: nothing },
];
