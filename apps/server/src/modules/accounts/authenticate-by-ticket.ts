import * as z from 'zod';
import type { Database } from '#platform/db/database.ts';
import type { Authentication } from './authenticate.ts';
import type { CableSubject } from './issue-cable-ticket.ts';
import { redeemTicket } from './redeem-ticket.ts';
import { selectLiveness } from './session-store.ts';

const subjectSchema: z.ZodType<CableSubject> = z.object({
  sessionId: z.string(),
  kind: z.enum(['student', 'parent']),
  studentId: z.number(),
  parentId: z.number().nullable(),
});

/** Turns a one-time ticket for the realtime door into the actor who asked for it, if the session still lives. */
export async function authenticateByTicket(
  db: Database,
  ticket: string,
  tenantId: number,
): Promise<Authentication> {
  const subject = await redeemTicket(db, { tenantId, purpose: 'cable', ticket });
  if (subject === null) return { refusal: 'token_invalid' };
  const { sessionId, kind, studentId, parentId } = subjectSchema.parse(subject);
  const live = await selectLiveness(db, tenantId, sessionId, studentId);
  const mayAct = kind === 'student' || live?.guarded_student === studentId;
  if (!live?.is_live || !mayAct) return { refusal: 'session_ended' };
  const actor = { kind, tenantId, sessionId, studentId, parentId, scope: null };
  return { actor, isBlocked: live.blocked_at !== null };
}
