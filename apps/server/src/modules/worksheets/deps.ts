import type { Locale } from '@shala/brand/brand.ts';
import type { CatalogueModule } from '#modules/catalogue/index.ts';
import type { EnrolmentModule } from '#modules/enrolment/index.ts';
import type { Database } from '#platform/db/database.ts';
import type { Storage } from '#platform/storage.ts';
import type { VirusScan } from '#platform/virus-scan.ts';

export interface WorksheetDeps {
  db: Database;
  storage: Storage;
  /** Null: no scanner is set up. */
  scan: VirusScan | null;
  catalogue: Pick<CatalogueModule, 'findCourses' | 'findSubjectHead'>;
  enrolment: Pick<EnrolmentModule, 'findAudience' | 'findAudienceFacts' | 'isInAudience'>;
}

export interface Learner {
  tenantId: number;
  studentId: number;
}

export interface Staff {
  tenantId: number;
  staffId: number;
}

export interface Reader extends Learner {
  locale: Locale;
}
