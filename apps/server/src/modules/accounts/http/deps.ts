import type { AccessTokens } from '#platform/access-tokens.ts';
import type { Database } from '#platform/db/database.ts';

export interface AccountHttpDeps {
  db: Database;
  tokens: AccessTokens;
  /** Told by the modules that know courses; accounts itself knows none. */
  isClassRoomLinked(studentId: number): Promise<boolean>;
}
