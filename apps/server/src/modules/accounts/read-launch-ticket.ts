import { createDecoder, createVerifier } from 'fast-jwt';
import * as z from 'zod';
import type { LaunchClaims } from './domain/launch-claims.ts';

const headerSchema = z.object({ header: z.object({ kid: z.string().max(60), alg: z.literal('HS256') }) });
const claimsSchema = z.object({
  aud: z.string(),
  iat: z.int(),
  exp: z.int(),
  jti: z.string().min(16).max(200),
  email: z.string().optional(),
  student_ref: z.string().optional(),
});

const decode = createDecoder({ complete: true });

/** Which client says it signed this; null when it is no ticket at all. */
export function readKeyId(ticket: string): string | null {
  try {
    return headerSchema.parse(decode(ticket)).header.kid;
  } catch {
    return null;
  }
}

/** Null unless it was signed with this secret and says what a ticket has to say. Its age is not judged here. */
export function readLaunchTicket(ticket: string, secret: string): LaunchClaims | null {
  try {
    const verify = createVerifier({
      key: secret,
      algorithms: ['HS256'],
      ignoreExpiration: true,
      cache: false,
    });
    return claimsSchema.parse(verify(ticket));
  } catch {
    return null;
  }
}
