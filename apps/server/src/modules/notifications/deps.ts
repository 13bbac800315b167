import type { CatalogueModule } from '#modules/catalogue/index.ts';
import type { EnrolmentModule } from '#modules/enrolment/index.ts';
import type { InstitutesModule } from '#modules/institutes/index.ts';
import type { BrandRegistry } from '#modules/tenancy/index.ts';
import type { Database } from '#platform/db/database.ts';
import type { Storage } from '#platform/storage.ts';

interface Receiver {
  tenantId: number;
  studentId: number;
}

export interface NotificationsDeps {
  db: Database;
  brands: Pick<BrandRegistry, 'byId'>;
  storage: Pick<Storage, 'signedUrl'>;
  catalogue: Pick<CatalogueModule, 'findCourses'>;
  institutes: Pick<InstitutesModule, 'listRoles'>;
  enrolment: Pick<EnrolmentModule, 'findAudience'>;
  /** The line to the open pages. It may be away; what counts is in the table. */
  news: { publishMany(to: readonly Receiver[], message: { type: string }): Promise<void> };
}
