import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { done } from './fields.ts';
import { student, token } from './people.ts';
import { refreshBody, userAndToken } from './refresh.ts';

const email = z.string().check(z.maxLength(254));
const password = z.string().check(z.minLength(1), z.maxLength(128));

const passwordGrant = z.object({ grant_type: z.literal('password'), email, password });
export const studentLogin = contract({
  summary: 'A student signs in with e-mail and password, or a session is refreshed',
  family: 'main',
  method: 'POST',
  path: '/user_management/student/auth/login',
  body: z.union([z.object({ student: passwordGrant }), refreshBody]),
  response: z.union([z.object({ student, token }), userAndToken]),
});

export const studentMe = contract({
  summary: 'The student of the token',
  family: 'main',
  method: 'GET',
  path: '/user_management/student/auth/me',
  response: z.object({ student }),
});

export const requestPasswordReset = contract({
  summary: 'Asks for a reset link by mail; the answer never tells whether the address is known',
  family: 'main',
  method: 'POST',
  path: '/user_management/student/auth/reset_password',
  body: z.object({
    student: z.object({ email, redirect_url: z.optional(z.string().check(z.maxLength(2000))) }),
  }),
  response: done,
});

export const setPassword = contract({
  summary: 'Sets a new password with the token of the mail',
  family: 'main',
  method: 'PUT',
  path: '/user_management/student/auth/password',
  body: z.object({
    student: z.object({
      email,
      reset_password_token: z.string().check(z.minLength(1), z.maxLength(200)),
      new_password: z.string().check(z.maxLength(200)),
    }),
  }),
  response: done,
});
