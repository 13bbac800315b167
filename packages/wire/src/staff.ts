import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { id } from './fields.ts';
import { token } from './people.ts';

const email = z.string().check(z.maxLength(254));
const secret = z.string().check(z.minLength(1), z.maxLength(200));
const otp = z.string().check(z.regex(/^\d{6}$/));

const staffRoles = ['tutor', 'school_admin', 'tenant_admin', 'platform_operator'] as const;

/** Roles of a whole tenant name no institute. */
const role = z.object({ role: z.enum(staffRoles), institute_id: z.nullable(id) });

export const staff = z.object({
  id,
  email: z.string(),
  name: z.string(),
  title: z.nullable(z.string()),
  roles: z.array(role),
});
export type WireStaff = z.infer<typeof staff>;

export const staffLogin = contract({
  summary: 'Staff sign in with e-mail, password and the code of their app, or refresh their session',
  family: 'main',
  method: 'POST',
  path: '/user_management/staff/auth/login',
  body: z.object({
    staff: z.union([
      z.object({ grant_type: z.literal('password'), email, password: secret, otp }),
      z.object({ grant_type: z.literal('refresh_token'), refresh_token: secret }),
    ]),
  }),
  response: z.object({ staff, token }),
});

export const staffMe = contract({
  summary: 'The staff member of the token, with their roles',
  family: 'main',
  method: 'GET',
  path: '/user_management/staff/auth/me',
  response: z.object({ staff }),
});

export const openInvitation = contract({
  summary: 'What an invitation is about, and the secret for the app that makes the codes',
  family: 'main',
  method: 'POST',
  path: '/user_management/staff/auth/invitation',
  body: z.object({ staff: z.object({ invitation_token: secret }) }),
  response: z.object({
    staff: z.object({ email: z.string(), name: z.string() }),
    totp: z.object({ secret: z.string(), uri: z.string() }),
  }),
});

export const acceptInvitation = contract({
  summary: 'Sets the password, proves the app with its first code, and signs in',
  family: 'main',
  method: 'PUT',
  path: '/user_management/staff/auth/invitation',
  body: z.object({ staff: z.object({ invitation_token: secret, new_password: secret, otp }) }),
  response: z.object({ staff, token }),
});
