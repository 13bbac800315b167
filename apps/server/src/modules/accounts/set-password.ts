import { AppError } from '#platform/app-error.ts';
import { audit } from '#platform/audit.ts';
import type { Database } from '#platform/db/database.ts';
import { hashPassword } from '#platform/passwords.ts';
import { hashSecret } from '#platform/random.ts';
import { cancelResets, selectCredential, updatePassword, useReset } from './credential-store.ts';
import { isAllowedPassword } from './domain/password-rule.ts';
import { revokeSessions } from './session-store.ts';

interface SetPassword {
  tenantId: number;
  email: string;
  token: string;
  newPassword: string;
}

/** The token works once, only with its own e-mail, and a new password signs every device out. */
export async function setPassword(
  db: Database,
  { tenantId, email, token, newPassword }: SetPassword,
): Promise<void> {
  if (!isAllowedPassword(newPassword)) throw new AppError('password_rule');
  const passwordHash = await hashPassword(newPassword);
  await db.transaction().execute(async (tx) => {
    const student = await selectCredential(tx, tenantId, email.trim().toLowerCase());
    const isUsable = student ? await useReset(tx, student.id, hashSecret(token)) : false;
    if (!student || !isUsable) throw new AppError('reset_link_invalid');
    await cancelResets(tx, student.id);
    await updatePassword(tx, student.id, passwordHash);
    await revokeSessions(tx, tenantId, { studentId: student.id }, 'password changed');
    await audit(tx, {
      tenantId,
      actor: { kind: 'student', id: student.id },
      action: 'password.reset',
      subject: { kind: 'student', id: student.id },
    });
  });
}
