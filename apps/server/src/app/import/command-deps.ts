import type { Database } from '#platform/db/database.ts';
import type { OpenGateway } from '#platform/payment/gateway.ts';
import type { Sealer } from '#platform/sealed.ts';
import type { Storage } from '#platform/storage.ts';

export interface CommandDeps {
  db: Database;
  /** null when no key is configured: commands that keep secrets are refused. */
  sealer: Sealer | null;
  /** Left out or null when no file store is configured: folders with pictures are refused. */
  storage?: Storage | null;
  /** Left out: the gateways themselves, which refuse the keys of the simulator. */
  openGateway?: OpenGateway;
  /** For the tools of PostgreSQL; left out where none is called. */
  databaseUrl?: string;
  print(line: string): void;
}
