import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { done, instant } from './fields.ts';
import { student, token } from './people.ts';

export const logout = contract({
  summary: 'The session of the token ends',
  family: 'main',
  method: 'POST',
  path: '/user_management/auth/logout',
  response: done,
});

export const listSessions = contract({
  summary: 'The devices that are signed in',
  family: 'main',
  method: 'GET',
  path: '/user_management/auth/sessions',
  response: z.object({
    sessions: z.array(
      z.object({
        id: z.string(),
        user_agent: z.string(),
        ip: z.nullable(z.string()),
        created_at: instant,
        last_used_at: instant,
        is_this_one: z.boolean(),
      }),
    ),
  }),
});

export const endSessionById = contract({
  summary: 'Signs one device out',
  family: 'main',
  method: 'DELETE',
  path: '/user_management/auth/sessions/:sessionId',
  params: z.object({ sessionId: z.uuid() }),
  response: done,
});

export const endAllSessions = contract({
  summary: 'Signs every device out, this one too',
  family: 'main',
  method: 'DELETE',
  path: '/user_management/auth/sessions',
  response: done,
});

export const erpLogin = contract({
  summary: 'A school ERP hands a student over with a signed one-time ticket',
  family: 'main',
  method: 'POST',
  path: '/user_management/student/auth/erp',
  body: z.object({
    ticket: z.string().check(z.maxLength(4000)),
    callback_url: z.optional(z.string().check(z.maxLength(2000))),
  }),
  response: z.object({ student, token, redirect_path: z.string() }),
});

export const cableTicket = contract({
  summary: 'A one-time ticket that opens the realtime connection',
  family: 'main',
  method: 'POST',
  path: '/user_management/auth/cable_ticket',
  response: z.object({ ticket: z.string() }),
});
