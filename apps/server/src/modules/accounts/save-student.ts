import { AppError } from '#platform/app-error.ts';
import { audit } from '#platform/audit.ts';
import { readToday } from '#platform/db/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Change, Saved } from '#platform/db/save-row.ts';
import { isStudentsBirthday } from './domain/student-age.ts';
import { selectStudentIdByEmail, updateBlocked, upsertCredential, upsertStudent } from './people-store.ts';
import { revokeSessions } from './session-store.ts';

/** What is left out keeps what it is. */
interface SaveStudent {
  tenantId: number;
  /** The office's own key of the child. It finds the child again, whatever else has changed. */
  importRef: string;
  firstName: string;
  lastName: string;
  nativeName?: string | undefined;
  dob: string;
  language: 'en' | 'hi';
  usage: 'school' | 'exam' | 'both' | null;
  step: 0 | 2 | 3;
  timeFactor?: number | undefined;
  photoAllowed?: boolean | undefined;
  onLeaderboard: boolean;
  /** null takes a block away. */
  blocked?: { reason: string } | null | undefined;
  login: { email: string; passwordHash: string | null } | null;
}

interface SavedStudent extends Saved {
  login: Change | null;
}

/** A password is only ever the first one: who has a login keeps the password they chose. */
export async function saveStudent(tx: Tx, student: SaveStudent): Promise<SavedStudent> {
  const { tenantId } = student;
  if (!isStudentsBirthday(student.dob, await readToday(tx)))
    throw new AppError('dob_out_of_range', { dob: student.dob });
  const saved = await upsertStudent(tx, {
    tenant_id: tenantId,
    import_ref: student.importRef,
    first_name: student.firstName,
    last_name: student.lastName,
    native_name: student.nativeName,
    dob: student.dob,
    language: student.language,
    usage: student.usage,
    step: student.step,
    time_factor: student.timeFactor,
    photo_allowed: student.photoAllowed,
    on_leaderboard: student.onLeaderboard,
  });
  const { blocked } = student;
  const hasTurned = blocked !== undefined && (await saveBlocked(tx, tenantId, saved.id, blocked));
  const login = student.login ? await saveLogin(tx, tenantId, saved.id, student.login) : null;
  return {
    id: saved.id,
    change: hasTurned && saved.change === 'unchanged' ? 'changed' : saved.change,
    login,
  };
}

async function saveLogin(
  tx: Tx,
  tenantId: number,
  studentId: number,
  login: { email: string; passwordHash: string | null },
): Promise<Change> {
  const email = login.email.toLowerCase();
  const owner = await selectStudentIdByEmail(tx, tenantId, email);
  if (owner !== null && owner !== studentId) throw new AppError('email_taken', { email });
  const saved = await upsertCredential(tx, {
    tenant_id: tenantId,
    student_id: studentId,
    email,
    password_hash: login.passwordHash,
  });
  return saved.change;
}

async function saveBlocked(
  tx: Tx,
  tenantId: number,
  studentId: number,
  blocked: { reason: string } | null,
): Promise<boolean> {
  const hasChanged = await updateBlocked(tx, studentId, blocked !== null);
  if (hasChanged) {
    if (blocked) await revokeSessions(tx, tenantId, { studentId }, 'blocked');
    await audit(tx, {
      tenantId,
      actor: { kind: 'system', id: null },
      action: blocked ? 'student.blocked' : 'student.unblocked',
      subject: { kind: 'student', id: studentId },
      details: blocked ? { reason: blocked.reason } : {},
    });
  }
  return hasChanged;
}
