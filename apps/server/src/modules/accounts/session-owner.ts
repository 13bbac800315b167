import type { Actor } from '#platform/http/actor.ts';
import type { Owner } from './device-store.ts';

/** The person who signed in: for a parent the parent, whichever child is picked. */
export function ownerOf(actor: Actor): Owner {
  const { tenantId } = actor;
  if (actor.kind === 'staff') return { tenantId, kind: 'staff', id: actor.staffId };
  if (actor.parentId !== null) return { tenantId, kind: 'parent', id: actor.parentId };
  if (actor.studentId === null) throw new Error('a session belongs to somebody');
  return { tenantId, kind: 'student', id: actor.studentId };
}
