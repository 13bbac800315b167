import type { Tx } from './db/database.ts';

export interface AuditEntry {
  tenantId: number;
  actor: { kind: 'student' | 'parent' | 'staff' | 'system'; id: number | null };
  action: string;
  subject: { kind: string; id: number | null };
  details?: Record<string, unknown>;
}

/** What happened is written down in the same transaction; nobody can change it afterwards. */
export async function audit(tx: Tx, entry: AuditEntry): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({
      tenant_id: entry.tenantId,
      actor_kind: entry.actor.kind,
      actor_id: entry.actor.id,
      action: entry.action,
      subject_kind: entry.subject.kind,
      subject_id: entry.subject.id,
      details: JSON.stringify(entry.details ?? {}),
    })
    .execute();
}
