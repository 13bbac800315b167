import { notFound } from '#platform/app-error.ts';
import { audit } from '#platform/audit.ts';
import { readToday } from '#platform/db/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Actor } from '#platform/http/actor.ts';
import { enqueue } from '#platform/jobs.ts';
import type { PrivacyDeps, Student } from './deps.ts';
import { addWorkingDays } from './domain/working-days.ts';
import { type ExportView, withUrl } from './get-privacy.ts';
import { exportTask } from './make-export.ts';
import {
  type Deletion,
  endDeletion,
  insertDeletion,
  insertExport,
  selectDeletion,
  selectExports,
} from './privacy-store.ts';
import { requireAsker } from './require-asker.ts';

/** Erased after five, so that seven are kept even if a day goes wrong; until then it can be taken back. */
const eraseAfter = 5;
const promised = 7;

interface Wish {
  actor: Actor;
  studentId: number;
}

export async function askForExport(
  tx: Tx,
  deps: PrivacyDeps,
  { actor, studentId }: Wish,
): Promise<ExportView> {
  const student = await requireAsker(tx, deps, actor, studentId);
  await insertExport(tx, student);
  await enqueue(tx, exportTask, student, { key: `export:${studentId}` });
  await note(tx, actor, student, 'privacy.export_asked');
  const [newest] = await selectExports(tx, student);
  if (!newest) throw new Error('the export was not written');
  return withUrl(deps, newest);
}

export async function askForDeletion(
  tx: Tx,
  deps: PrivacyDeps,
  { actor, studentId }: Wish,
): Promise<Deletion> {
  const student = await requireAsker(tx, deps, actor, studentId);
  const today = await readToday(tx);
  await insertDeletion(tx, student, {
    parentId: actor.kind === 'parent' ? actor.parentId : null,
    eraseOn: addWorkingDays(today, eraseAfter),
    dueOn: addWorkingDays(today, promised),
  });
  await note(tx, actor, student, 'privacy.deletion_asked');
  const deletion = await selectDeletion(tx, student);
  if (!deletion) throw new Error('the wish was not written');
  return deletion;
}

export async function cancelDeletion(tx: Tx, deps: PrivacyDeps, { actor, studentId }: Wish): Promise<void> {
  const student = await requireAsker(tx, deps, actor, studentId);
  if (!(await endDeletion(tx, student, 'cancelled'))) throw notFound();
  await note(tx, actor, student, 'privacy.deletion_cancelled');
}

const note = (tx: Tx, actor: Actor, { tenantId, studentId }: Student, action: string) =>
  audit(tx, {
    tenantId,
    actor:
      actor.kind === 'parent' && actor.parentId !== null
        ? { kind: 'parent', id: actor.parentId }
        : { kind: 'student', id: studentId },
    action,
    subject: { kind: 'student', id: studentId },
    details: {},
  });
