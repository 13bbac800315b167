import type { InstitutesModule } from '#modules/institutes/index.ts';
import type { Database } from '#platform/db/database.ts';
import type { Sealer } from '#platform/sealed.ts';
import type { Storage } from '#platform/storage.ts';
import type { StudentTable } from '#platform/student-data.ts';

export interface PrivacyDeps {
  db: Database;
  storage: Storage;
  sealer: Sealer;
  /** Of every module, children first. */
  studentTables: readonly StudentTable[];
  institutes: Pick<InstitutesModule, 'findMembership'>;
}

export interface Student {
  tenantId: number;
  studentId: number;
}
