import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { done, id, idText, instant } from './fields.ts';
import { student } from './people.ts';

const students = '/user_management/parent/students';
const studentParams = z.object({ studentId: idText });
const relation = z.enum(['mother', 'father', 'guardian']);

export const createStudentLogin = contract({
  summary: "Gives a child an own login; the link to set a password goes to the child's address",
  family: 'main',
  method: 'POST',
  path: `${students}/:studentId/login`,
  params: studentParams,
  body: z.object({ student: z.object({ email: z.string().check(z.trim(), z.maxLength(254), z.email()) }) }),
  response: done,
});

export const inviteGuardian = contract({
  summary: 'Invites a second guardian by phone; accepted when that phone signs in by a code',
  family: 'main',
  method: 'POST',
  path: `${students}/:studentId/guardians`,
  params: studentParams,
  body: z.object({
    guardian: z.object({ phone_number: z.string().check(z.minLength(4), z.maxLength(20)), relation }),
  }),
  response: done,
});

export const listLinkOffers = contract({
  summary: "Children that the school or another guardian has named this parent's phone for",
  family: 'main',
  method: 'GET',
  path: '/user_management/parent/link_offers',
  response: z.object({
    link_offers: z.array(
      z.object({ id, first_name: z.string(), relation, offered_by: z.enum(['school', 'guardian']) }),
    ),
  }),
});

export const acceptLinkOffer = contract({
  summary: 'Links an offered child',
  family: 'main',
  method: 'POST',
  path: '/user_management/parent/link_offers/:offerId/accept',
  params: z.object({ offerId: idText }),
  response: z.object({ student }),
});

export const linkByCode = contract({
  summary: 'Links a child by the code the school has given the family',
  family: 'main',
  method: 'POST',
  path: '/user_management/parent/link_codes',
  body: z.object({ link: z.object({ code: z.string().check(z.minLength(4), z.maxLength(60)), relation }) }),
  response: z.object({ student }),
});

const permissions = z.object({ photo_allowed: z.boolean(), on_leaderboard: z.boolean() });

export const getPermissions = contract({
  summary: 'What others may see of a child',
  family: 'main',
  method: 'GET',
  path: `${students}/:studentId/permissions`,
  params: studentParams,
  response: z.object({ permissions }),
});

export const savePermissions = contract({
  summary: 'Changes what others may see of a child',
  family: 'main',
  method: 'PUT',
  path: `${students}/:studentId/permissions`,
  params: studentParams,
  body: z.object({
    permissions: z.object({
      photo_allowed: z.optional(z.boolean()),
      on_leaderboard: z.optional(z.boolean()),
    }),
  }),
  response: z.object({ permissions }),
});

const consents = z.object({
  consents: z.array(
    z.object({
      document: z.string(),
      version: z.string(),
      verified_by: z.enum(['otp', 'institution', 'paper']),
      given_at: instant,
      given_by: z.nullable(z.string()),
    }),
  ),
});

export const listConsents = contract({
  summary: 'Who agreed to which wording for a child, when, and how we know',
  family: 'main',
  method: 'GET',
  path: `${students}/:studentId/consents`,
  params: studentParams,
  response: consents,
});

export const giveConsents = contract({
  summary: 'Agrees to the wordings that are in force now',
  family: 'main',
  method: 'POST',
  path: `${students}/:studentId/consents`,
  params: studentParams,
  response: consents,
});

export const listOwnConsents = contract({
  summary: 'Who agreed to which wording for the acting student',
  family: 'main',
  method: 'GET',
  path: '/user_management/student/auth/consents',
  response: consents,
});
