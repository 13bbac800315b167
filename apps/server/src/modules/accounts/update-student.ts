import type { AccessTokens } from '#platform/access-tokens.ts';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Database } from '#platform/db/database.ts';
import type { Usage } from './domain/usages.ts';
import { selectOwnChild, updateStudentRow } from './family-store.ts';
import { switchStudent } from './switch-student.ts';
import type { TokenPair } from './token-pair.ts';

interface UpdateStudent {
  tenantId: number;
  parentId: number;
  sessionId: string;
  studentId: number;
  step?: 0 | 2 | 3 | undefined;
  usage?: Usage | undefined;
  isCurrent?: true | undefined;
  enabledUsages: readonly Usage[];
}

/** Choosing a usage saves step 2: a board, a class or an exam is still to be chosen. */
export async function updateStudent(
  { db, tokens }: { db: Database; tokens: AccessTokens },
  { tenantId, parentId, sessionId, studentId, step, usage, isCurrent, enabledUsages }: UpdateStudent,
): Promise<{ pair: TokenPair | null }> {
  return db.transaction().execute(async (tx) => {
    const child = await selectOwnChild(tx, tenantId, parentId, studentId);
    if (!child) throw notFound();
    if (child.blocked_at) throw new AppError('blocked');
    if (usage !== undefined && !enabledUsages.includes(usage)) throw new AppError('usage_disabled');
    await updateStudentRow(tx, tenantId, studentId, {
      usage,
      step: step ?? (usage === undefined ? undefined : 2),
    });
    if (!isCurrent) return { pair: null };
    return { pair: await switchStudent(tx, tokens, { tenantId, parentId, sessionId, studentId }) };
  });
}
