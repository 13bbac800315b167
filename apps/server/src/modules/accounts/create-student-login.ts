import { AppError } from '#platform/app-error.ts';
import { audit } from '#platform/audit.ts';
import type { Tx } from '#platform/db/database.ts';
import { cancelResets, selectCredential } from './credential-store.ts';
import { inviteLogin } from './invite-login.ts';
import { selectStudentIdByEmail, upsertCredential } from './people-store.ts';

interface CreateLogin {
  tenantId: number;
  brandId: number;
  parentId: number;
  studentId: number;
  email: string;
}

/**
 * The address becomes the child's login at once, without a password: only who opens the mailed link can set
 * one. Until then a parent may correct the address; afterwards the login is the child's.
 */
export async function createStudentLogin(
  tx: Tx,
  { tenantId, brandId, parentId, studentId, email: typed }: CreateLogin,
): Promise<void> {
  const email = typed.trim().toLowerCase();
  const owner = await selectStudentIdByEmail(tx, tenantId, email);
  if (owner !== null && owner !== studentId) throw new AppError('email_taken');
  await upsertCredential(tx, { tenant_id: tenantId, student_id: studentId, email, password_hash: null });
  const login = await selectCredential(tx, tenantId, email);
  if (login?.password_hash) throw new AppError('login_exists');
  // A link sent to an address that was mistyped must not fit the corrected one.
  await cancelResets(tx, studentId);
  await audit(tx, {
    tenantId,
    actor: { kind: 'parent', id: parentId },
    action: 'login.invited',
    subject: { kind: 'student', id: studentId },
    details: { email },
  });
  await inviteLogin(tx, { tenantId, brandId, email });
}
