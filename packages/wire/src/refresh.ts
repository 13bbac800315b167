import * as z from 'zod/mini';
import { parent, student, token } from './people.ts';

const refreshGrant = z.object({
  grant_type: z.literal('refresh_token'),
  refresh_token: z.string().check(z.minLength(1), z.maxLength(200)),
});

/** A refresh may come in either wrapper on either path; the token's own session says who it is. */
export const refreshBody = z.union([z.object({ student: refreshGrant }), z.object({ parent: refreshGrant })]);

export const userAndToken = z.object({ user: z.union([student, parent]), token });
