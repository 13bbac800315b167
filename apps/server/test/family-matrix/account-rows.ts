import { type FamilyRow, nothing } from './matrix.ts';
import type { Things } from './things.ts';

const parents = '/api/v1/user_management/parent';
const child = `${parents}/students/:studentId`;

const ofChild =
  (body?: object) =>
  async ({ family: { studentId } }: Things) => ({
    params: { studentId },
    ...(body && { body }),
  });

/** It is about the child that was picked. */
const withoutChild = { 'parent without a child': { own: 'not found' } };

const parentRows: readonly FamilyRow[] = [
  { call: `GET ${parents}/auth/me`, ask: nothing },
  { call: `GET ${parents}/students`, ask: nothing },
  {
    call: `POST ${parents}/students`,
    ask: async () => ({ body: { student: { first_name: 'Second', dob: '2014-02-03' } } }),
  },
  { call: `PUT ${child}`, ask: ofChild({ student: { step: 2 } }) },
  { call: `GET ${child}/permissions`, ask: ofChild() },
  { call: `PUT ${child}/permissions`, ask: ofChild({ permissions: { on_leaderboard: true } }) },
  { call: `GET ${child}/consents`, ask: ofChild() },
  { call: `POST ${child}/consents`, ask: ofChild() },
  { call: `GET ${child}/weekly_letter`, ask: ofChild() },
  { call: `PUT ${child}/weekly_letter`, ask: ofChild({ weekly_letter: { is_on: true } }) },
  { call: `POST ${child}/login`, ask: ofChild({ student: { email: 'matrix-child@example.org' } }) },
  {
    call: `POST ${child}/guardians`,
    ask: ofChild({ guardian: { phone_number: '+919876501234', relation: 'father' } }),
  },
  { call: `GET ${parents}/link_offers`, ask: nothing },
  {
    call: `POST ${parents}/link_offers/:offerId/accept`,
    ask: async (things) => ({ params: { offerId: (await things.offer()).id ?? 0 } }),
  },
  {
    call: `POST ${parents}/link_codes`,
    ask: async () => ({ body: { link: { code: 'NOBODYHAS1', relation: 'mother' } } }),
    own: 'link_code_invalid',
  },
  {
    call: `POST ${parents}/auth/confirm`,
    ask: async () => ({ body: { parent: { otp: '123456' } } }),
    own: 'otp_expired',
  },
  {
    call: `PUT ${parents}/auth/phone/otp`,
    ask: async () => ({ body: { parent: { phone_number: '+919876501235' } } }),
  },
  {
    call: `PUT ${parents}/auth/phone`,
    ask: async () => ({ body: { parent: { phone_number: '+919876501236', otp: '123456' } } }),
    own: 'otp_expired',
  },
  { call: 'GET /api/v1/course/parent/leaderboard_setting', ask: nothing, but: withoutChild },
  {
    call: 'PUT /api/v1/course/parent/leaderboard_setting',
    ask: async () => ({ body: { leaderboard_setting: { is_shown: true } } }),
    but: withoutChild,
  },
];

const students = '/api/v1/user_management/student/auth';

const studentRows: readonly FamilyRow[] = [
  { call: `GET ${students}/me`, ask: nothing },
  { call: `PUT ${students}/me`, ask: async () => ({ body: { student: { first_name: 'Matrix' } } }) },
  { call: `GET ${students}/consents`, ask: nothing },
  { call: `GET ${students}/legal`, ask: nothing },
  { call: 'POST /api/v1/user_management/auth/cable_ticket', ask: nothing },
];

const privacy = '/api/v1/user_management/privacy/students/:studentId';
/** Staff has calls of its own; here no student is theirs. */
const notForStaff = { own: 'not found' };
const staff = { tutor: notForStaff, school_admin: notForStaff, tenant_admin: notForStaff };

/** A parent asks for a child. */
const parentsAsk = { ...staff, student: { own: 'privacy_parent_asks' } };

const privacyRows: readonly FamilyRow[] = [
  { call: `GET ${privacy}`, ask: ofChild(), but: staff },
  { call: `POST ${privacy}/exports`, ask: ofChild(), but: parentsAsk },
  { call: `POST ${privacy}/deletion`, ask: ofChild(), but: parentsAsk },
  {
    call: `DELETE ${privacy}/deletion`,
    ask: async (things) => {
      await things.deletion();
      return { params: { studentId: things.family.studentId } };
    },
    but: parentsAsk,
  },
];

const sessions = '/api/v1/user_management/auth/sessions';

const sessionRows: readonly FamilyRow[] = [
  { call: `GET ${sessions}`, ask: nothing },
  {
    call: `DELETE ${sessions}/:sessionId`,
    ask: async (things, role) => ({
      params: { sessionId: await things.session(role === 'student' ? 'student' : 'parent') },
    }),
    but: staff,
  },
  { call: `DELETE ${sessions}`, ask: nothing, endsSessions: true },
  { call: 'POST /api/v1/user_management/auth/logout', ask: nothing, endsSessions: true },
];

/** People, their children and their devices. */
export const accountRows: readonly FamilyRow[] = [
  ...parentRows,
  ...studentRows,
  ...privacyRows,
  ...sessionRows,
];
