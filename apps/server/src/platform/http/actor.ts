/** Who calls. Built from the access token and the live session, never from the request's own words. */
export interface StudentActor {
  kind: 'student' | 'parent';
  sessionId: string;
  tenantId: number;
  /** The student acted for: themselves, or the child a parent has picked. */
  studentId: number;
  parentId: number | null;
}

export interface ParentActor {
  kind: 'parent';
  sessionId: string;
  tenantId: number;
  studentId: number | null;
  parentId: number;
}

export interface StaffActor {
  kind: 'staff';
  sessionId: string;
  tenantId: number;
  staffId: number;
}

export type Actor = StudentActor | ParentActor | StaffActor;

/** Who may call a route. A route without one of these does not boot. */
export const policies = [
  'anyone',
  'signed-in',
  'student',
  'ticket',
  'parent',
  'staff',
  'operations',
] as const;
export type Policy = (typeof policies)[number];

export type ActorFor<P extends Policy> = P extends 'student' | 'ticket'
  ? StudentActor
  : P extends 'parent'
    ? ParentActor
    : P extends 'staff'
      ? StaffActor
      : P extends 'signed-in'
        ? Actor
        : Actor | null;

/** True when the actor may pass; `operations` routes are guarded by their own token, not by a session. */
export function allows(policy: Policy, actor: Actor | null): boolean {
  switch (policy) {
    case 'anyone':
    case 'operations':
      return true;
    case 'signed-in':
      return actor !== null;
    // A student as well, but known by a one-time ticket in the address: a browser's socket sends no header.
    case 'ticket':
    case 'student':
      return actor !== null && actor.kind !== 'staff' && actor.studentId !== null;
    case 'parent':
      return actor?.kind === 'parent';
    case 'staff':
      return actor?.kind === 'staff';
  }
}
