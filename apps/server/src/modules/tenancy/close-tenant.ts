import { audit } from '#platform/audit.ts';
import type { Tx } from '#platform/db/database.ts';
import { deleteClosed, insertClosed, markRemoval } from './tenancy-store.ts';

/** From now on (every process looks every five seconds) the calls of a closed tenant are refused. */
export async function closeTenant(tx: Tx, tenantId: number): Promise<void> {
  if (await insertClosed(tx, tenantId)) await note(tx, tenantId, 'tenant.closed');
}

/** One that is being removed stays closed. */
export async function openTenant(tx: Tx, tenantId: number): Promise<void> {
  if (await deleteClosed(tx, tenantId)) await note(tx, tenantId, 'tenant.opened');
}

/** From now on a closed tenant can be removed, and nothing else. */
export async function beginRemoval(tx: Tx, tenantId: number): Promise<void> {
  if (await markRemoval(tx, tenantId)) await note(tx, tenantId, 'tenant.removal_began');
}

const note = (tx: Tx, tenantId: number, action: string) =>
  audit(tx, {
    tenantId,
    actor: { kind: 'system', id: null },
    action,
    subject: { kind: 'tenant', id: tenantId },
  });
