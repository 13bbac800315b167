import type { CatalogueModule } from '#modules/catalogue/index.ts';
import type { EnrolmentModule } from '#modules/enrolment/index.ts';
import type { Database } from '#platform/db/database.ts';
import type { Storage } from '#platform/storage.ts';

export interface ProgressDeps {
  db: Database;
  storage: Pick<Storage, 'signedUrl'>;
  catalogue: Pick<CatalogueModule, 'findCourses'>;
  enrolment: Pick<EnrolmentModule, 'findEntitlement'>;
  flagsOf(tenantId: number, brandId: number): Promise<{ trialFirstChapterPractice: boolean } | null>;
}
