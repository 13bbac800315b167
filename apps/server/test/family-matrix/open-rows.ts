import { type FamilyRow, nothing } from './matrix.ts';

const people = '/api/v1/user_management';
const wrong = 'wrong';
const email = 'nobody-has-this@example.org';

/** Calls without a door: what they give depends on a secret in the request, or is everybody's. */
export const openRows: readonly FamilyRow[] = [
  { call: 'GET /api/v1/brand', ask: nothing },
  { call: 'GET /api/v1/legal/:kind', ask: async () => ({ params: { kind: 'terms' } }) },
  { call: 'POST /api/v1/client_errors', ask: async () => ({ body: { message: 'Oh', path: '/learn' } }) },
  { call: 'GET /healthz', ask: nothing },
  { call: 'GET /readyz', ask: nothing },
  { call: 'GET /metrics', ask: nothing, own: 'not found' },
  {
    call: `POST ${people}/parent/auth/signup`,
    ask: async () => ({
      body: {
        parent: { phone_number: '+919876501237', email: 'a@example.org', dob: '2012-01-01', first_name: 'A' },
      },
    }),
  },
  {
    call: `PUT ${people}/parent/auth/otp`,
    ask: async () => ({ body: { parent: { phone_number: '+919876501238' } } }),
  },
  {
    call: `POST ${people}/parent/auth/login`,
    ask: async () => ({ body: { parent: { grant_type: 'refresh_token', refresh_token: wrong } } }),
    own: 'session_ended',
  },
  {
    call: `POST ${people}/student/auth/login`,
    ask: async () => ({
      body: { student: { grant_type: 'password', email, password: wrong } },
    }),
    own: 'wrong_credentials',
  },
  {
    call: `POST ${people}/student/auth/reset_password`,
    ask: async () => ({ body: { student: { email } } }),
  },
  {
    call: `PUT ${people}/student/auth/password`,
    ask: async () => ({
      body: { student: { email: 'a@example.org', reset_password_token: wrong, new_password: 'Mango@2026' } },
    }),
    own: 'reset_link_invalid',
  },
  {
    call: `POST ${people}/student/auth/erp`,
    ask: async () => ({ body: { ticket: wrong } }),
    own: 'launch_refused',
  },
  {
    call: `POST ${people}/staff/auth/login`,
    ask: async () => ({
      body: {
        staff: {
          grant_type: 'password',
          email,
          password: wrong,
          otp: '123456',
        },
      },
    }),
    own: 'wrong_staff_credentials',
  },
  {
    call: `POST ${people}/staff/auth/invitation`,
    ask: async () => ({ body: { staff: { invitation_token: wrong } } }),
    own: 'invitation_invalid',
  },
  {
    call: `PUT ${people}/staff/auth/invitation`,
    ask: async () => ({
      body: { staff: { invitation_token: wrong, new_password: 'Mango@2026', otp: '123456' } },
    }),
    own: 'invitation_invalid',
  },
  ...['start', 'stop'].map(
    (word): FamilyRow => ({
      call: `POST /digest/${word}/:token`,
      // Whoever has the letter may: the token is all that is asked for.
      ask: async (_things, _role, { things }) => ({ params: { token: things.own.letterToken } }),
    }),
  ),
  {
    call: 'POST /api/Store/Store/RedeemPaymentTicket',
    ask: async () => ({ body: { ticket: wrong } }),
    own: 'ticket_invalid',
  },
  ...['callback', 'webhook'].map(
    (word): FamilyRow => ({
      call: `POST /api/payments/:accountReference/${word}`,
      ask: async (things) => ({ params: { accountReference: await things.account() }, body: 'a=b' }),
      strangers: 'allowed',
    }),
  ),
];
