import { findIdentity, requireConfirmation, requireOwnChild } from '#modules/accounts/index.ts';
import { AppError, notFound } from '#platform/app-error.ts';
import { readToday } from '#platform/db/clock.ts';
import type { Queryable } from '#platform/db/database.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { PrivacyDeps, Student } from './deps.ts';
import { type Asks, whoAsks } from './domain/who-asks.ts';

type Deps = Pick<PrivacyDeps, 'institutes'>;

/** A parent for a child of theirs, or students for themselves; anybody else's is like one that does not exist. */
export async function requireFamily(db: Queryable, actor: Actor, studentId: number): Promise<Student> {
  if (actor.kind === 'staff') throw notFound();
  const { tenantId, parentId } = actor;
  if (parentId !== null) await requireOwnChild(db, { tenantId, parentId }, studentId);
  else if (actor.studentId !== studentId) throw notFound();
  return { tenantId, studentId };
}

export async function findAsker(db: Queryable, deps: Deps, student: Student): Promise<Asks> {
  const identity = await findIdentity(db, student);
  if (!identity) throw notFound();
  const membership = await deps.institutes.findMembership(db, student);
  return whoAsks({ ...identity, isEnrolledBySchool: membership !== null }, await readToday(db));
}

/** Only who may decide for the student; a parent has just confirmed with a code. */
export async function requireAsker(
  db: Queryable,
  deps: Deps,
  actor: Actor,
  studentId: number,
): Promise<Student> {
  const student = await requireFamily(db, actor, studentId);
  if (actor.kind !== 'parent') {
    const asks = await findAsker(db, deps, student);
    if (asks !== 'self')
      throw new AppError(asks === 'school' ? 'privacy_school_asks' : 'privacy_parent_asks');
    return student;
  }
  await requireConfirmation(db, actor);
  return student;
}
