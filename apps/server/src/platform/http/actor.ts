/** Null: all that the person may do. payment: a page that a host app has handed over to, and that can only pay. */
export type Scope = 'payment' | null;

/** Who calls. Built from the access token and the live session, never from the request's own words. */
export interface StudentActor {
  kind: 'student' | 'parent';
  sessionId: string;
  tenantId: number;
  /** The student acted for: themselves, or the child a parent has picked. */
  studentId: number;
  parentId: number | null;
  scope: Scope;
}

export interface ParentActor {
  kind: 'parent';
  sessionId: string;
  tenantId: number;
  studentId: number | null;
  parentId: number;
  scope: Scope;
}

/** Of a school administrator: the school. Other roles are of the whole tenant. */
export interface StaffRole {
  role: 'tutor' | 'school_admin' | 'tenant_admin' | 'platform_operator';
  instituteId: number | null;
}

export interface StaffActor {
  kind: 'staff';
  sessionId: string;
  tenantId: number;
  staffId: number;
  /** As of a few seconds ago at most. What a tutor reaches is decided by what is taught, in the use case. */
  roles: readonly StaffRole[];
}

export type Actor = StudentActor | ParentActor | StaffActor;

/** Who may call a route. A route without one of these does not boot. */
export const policies = [
  'anyone',
  'signed-in',
  'student',
  'payer',
  'ticket',
  'meeting',
  'parent',
  'staff',
  'office',
  'tenant-admin',
  'operations',
] as const;
export type Policy = (typeof policies)[number];

export type ActorFor<P extends Policy> = P extends 'student' | 'payer' | 'ticket'
  ? StudentActor
  : P extends 'parent'
    ? ParentActor
    : P extends 'staff' | 'office' | 'tenant-admin'
      ? StaffActor
      : P extends 'signed-in'
        ? Actor
        : Actor | null;

/** True when the actor may pass; `operations` and `meeting` are guarded by tokens of their own, not by a session's. */
export function allows(policy: Policy, actor: Actor | null): boolean {
  const isScoped = actor !== null && actor.kind !== 'staff' && actor.scope !== null;
  if (isScoped && policy !== 'payer')
    return policy === 'anyone' || policy === 'operations' || policy === 'meeting';
  switch (policy) {
    case 'anyone':
    case 'operations':
    case 'meeting':
      return true;
    case 'signed-in':
      return actor !== null;
    // A student as well, but known by a one-time ticket in the address: a browser's socket sends no header.
    case 'ticket':
    case 'student':
    // The student, or a session that was opened for paying and can do nothing else.
    case 'payer':
      return actor !== null && actor.kind !== 'staff' && actor.studentId !== null;
    case 'parent':
      return actor?.kind === 'parent';
    case 'staff':
      return actor?.kind === 'staff';
    // Those who run a school, or all schools of the tenant; which ones, the use case looks at.
    case 'office':
      return hasRole(actor, ['school_admin', 'tenant_admin']);
    case 'tenant-admin':
      return hasRole(actor, ['tenant_admin']);
  }
}

const hasRole = (actor: Actor | null, names: readonly StaffRole['role'][]): boolean =>
  actor?.kind === 'staff' && actor.roles.some(({ role }) => names.includes(role));
