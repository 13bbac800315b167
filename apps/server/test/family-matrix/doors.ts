import type { Policy } from '../../src/platform/http/actor.ts';

export const roles = [
  'nobody',
  'wrong token',
  'old token',
  "other tenant's token",
  'parent without a child',
  'parent',
  'student',
  'blocked student',
  'payer',
  'tutor',
  'school_admin',
  'tenant_admin',
] as const;
export type Role = (typeof roles)[number];

/** What a door says to somebody whom it does not let through. */
export type Refusal = 'unauthorised' | 'forbidden' | 'blocked';

const unknownPeople: readonly Role[] = ['nobody', 'wrong token', 'old token', "other tenant's token"];
const family: readonly Role[] = ['parent without a child', 'parent', 'student'];
const staff: readonly Role[] = ['tutor', 'school_admin', 'tenant_admin'];

/** Whom each policy lets through. Doors with tokens of their own know nobody by a session's. */
const passing: Record<Policy, readonly Role[]> = {
  anyone: roles,
  operations: roles,
  'signed-in': [...family, ...staff],
  student: ['parent', 'student'],
  payer: ['parent', 'student', 'payer'],
  parent: ['parent without a child', 'parent'],
  staff,
  office: ['school_admin', 'tenant_admin'],
  'tenant-admin': ['tenant_admin'],
  ticket: [],
  meeting: [],
};

const forStudents: readonly Policy[] = ['signed-in', 'student', 'payer'];

/** Null: it lets them through, and the call itself looks at what they ask about. */
export function refusalOf(policy: Policy, role: Role): Refusal | null {
  if (passing[policy].includes(role)) return null;
  if (policy === 'ticket' || policy === 'meeting' || unknownPeople.includes(role)) return 'unauthorised';
  return role === 'blocked student' && forStudents.includes(policy) ? 'blocked' : 'forbidden';
}
