import type { Database } from '#platform/db/database.ts';
import type { Sealer } from '#platform/sealed.ts';

export interface CommandDeps {
  db: Database;
  /** null when no key is configured: commands that keep secrets are refused. */
  sealer: Sealer | null;
  print(line: string): void;
}
