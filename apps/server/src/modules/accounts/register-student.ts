import type { AccessTokens } from '#platform/access-tokens.ts';
import type { Database } from '#platform/db/database.ts';
import type { Storage } from '#platform/storage.ts';
import { addStudent } from './add-student.ts';
import type { LegalVersions } from './record-legal-consents.ts';
import { withPicture } from './student-picture.ts';
import { switchStudent } from './switch-student.ts';
import type { TokenPair } from './token-pair.ts';

interface RegisterStudent {
  tenantId: number;
  parentId: number;
  sessionId: string;
  firstName: string;
  lastName: string;
  dob: string;
  language: 'en' | 'hi';
  isCurrent: boolean;
  picture: Buffer | null;
  legal: LegalVersions;
}

/** A signed-in parent adds a child, and acts for it at once when it becomes the current one. */
export async function registerStudent(
  { db, tokens, storage }: { db: Database; tokens: AccessTokens; storage: Storage },
  { sessionId, picture, ...child }: RegisterStudent,
): Promise<{ studentId: number; pair: TokenPair | null }> {
  const { tenantId, parentId } = child;
  return withPicture(storage, picture, (pictureKey) =>
    db.transaction().execute(async (tx) => {
      const { studentId, becameCurrent } = await addStudent(tx, { ...child, pictureKey });
      if (!becameCurrent) return { studentId, pair: null };
      const pair = await switchStudent(tx, tokens, { tenantId, parentId, sessionId, studentId });
      return { studentId, pair };
    }),
  );
}
