import * as z from 'zod/mini';
import type { Queryable } from '#platform/db/database.ts';
import { type Entitlement, type EntitlementFacts, entitlementOf } from './domain/entitlement.ts';
import { selectEntitlementFacts } from './entitlement-store.ts';

const grantsSchema = z.array(
  z.object({
    subjectId: z.nullable(z.number()),
    source: z.enum(['trial', 'order_line', 'institution', 'admin']),
    fromDay: z.string(),
    toDay: z.string(),
    revoked: z.boolean(),
  }),
);

export interface CourseEntitlement extends Entitlement {
  enrolmentId: number;
  courseId: number;
  courseKind: EntitlementFacts['courseKind'];
}

interface Whose {
  tenantId: number;
  studentId: number;
  flags: EntitlementFacts['flags'];
}

/** Of all courses the student has, the last selected first. */
export async function findEntitlements(
  db: Queryable,
  { tenantId, studentId, flags }: Whose,
): Promise<CourseEntitlement[]> {
  const facts = await selectEntitlementFacts(db, { tenantId, studentId }, null);
  return facts.map((one) => withEntitlement(one, flags));
}

/** Of one course; null where the student has no such course. */
export async function findEntitlement(
  db: Queryable,
  { tenantId, studentId, flags, ...which }: Whose & ({ enrolmentId: number } | { courseId: number }),
): Promise<CourseEntitlement | null> {
  const [facts] = await selectEntitlementFacts(db, { tenantId, studentId }, which);
  return facts ? withEntitlement(facts, flags) : null;
}

function withEntitlement(
  facts: Awaited<ReturnType<typeof selectEntitlementFacts>>[number],
  flags: EntitlementFacts['flags'],
): CourseEntitlement {
  const { enrolmentId, courseId, courseKind } = facts;
  const grants = grantsSchema.parse(facts.grants);
  return { enrolmentId, courseId, courseKind, ...entitlementOf({ ...facts, grants, flags }) };
}
