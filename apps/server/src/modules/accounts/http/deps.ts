import type { BrandRegistry } from '#modules/tenancy/index.ts';
import type { AccessTokens } from '#platform/access-tokens.ts';
import type { Database } from '#platform/db/database.ts';
import type { Storage } from '#platform/storage.ts';
import type { GuessGuard } from '../guess-guard.ts';

export interface AccountHttpDeps {
  db: Database;
  tokens: AccessTokens;
  guesses: GuessGuard;
  /** Codes are derived with it. */
  otpKey: string;
  brands: Pick<BrandRegistry, 'byId'>;
  storage: Storage;
  /** Told by the modules that know courses; accounts itself knows none. */
  isClassRoomLinked(studentId: number): Promise<boolean>;
}
