import { findIdentity, wipeStudent } from '#modules/accounts/index.ts';
import { audit } from '#platform/audit.ts';
import { readToday } from '#platform/db/clock.ts';
import { enqueue } from '#platform/jobs.ts';
import { eraseTables, listFiles } from '#platform/student-data.ts';
import type { PrivacyDeps, Student } from './deps.ts';
import { endDeletion, insertIdentity, selectDueDeletions } from './privacy-store.ts';

export const removeFilesTask = 'privacy.remove-files';
/** Accounts are kept for eight years after the end of the financial year; the name behind them as long. */
const keepYears = 9;

/** All or nothing. What the law keeps stays; who stood behind it is sealed; everything else is gone for good. */
async function eraseStudent(deps: PrivacyDeps, student: Student): Promise<void> {
  const { db, sealer, studentTables } = deps;
  await db.transaction().execute(async (tx) => {
    if (!(await endDeletion(tx, student, 'done'))) return;
    const identity = await findIdentity(tx, student);
    if (!identity) return;
    const today = await readToday(tx);
    const keepUntil = `${Number(today.slice(0, 4)) + keepYears}-03-31`;
    await insertIdentity(tx, student, { sealed: sealer.seal(JSON.stringify(identity)), keepUntil });
    const keys = await listFiles(tx, studentTables, student.studentId);
    await eraseTables(tx, studentTables, student.studentId);
    await wipeStudent(tx, student);
    await enqueue(tx, removeFilesTask, { keys });
    await audit(tx, {
      tenantId: student.tenantId,
      actor: { kind: 'system', id: null },
      action: 'privacy.student_erased',
      subject: { kind: 'student', id: student.studentId },
      details: { files: keys.length },
    });
  });
}

export async function eraseDue(deps: PrivacyDeps): Promise<void> {
  const failures: unknown[] = [];
  // One that cannot be erased must not keep all others waiting.
  for (const student of await selectDueDeletions(deps.db))
    await eraseStudent(deps, student).catch((error) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'students could not be erased');
}
