import type { Database } from '#platform/db/database.ts';
import type { StudentActor } from '#platform/http/actor.ts';
import { issueTicket } from './issue-ticket.ts';

/** A socket is opened right after the ticket was asked for. */
const seconds = 60;

export interface CableSubject {
  sessionId: string;
  kind: 'student' | 'parent';
  studentId: number;
  parentId: number | null;
}

export function issueCableTicket(db: Database, actor: StudentActor): Promise<string> {
  const { tenantId, sessionId, kind, studentId, parentId } = actor;
  const subject: CableSubject = { sessionId, kind, studentId, parentId };
  return issueTicket(db, { tenantId, purpose: 'cable', subject, seconds });
}
