import type { EnrolmentModule } from '#modules/enrolment/index.ts';
import type { Database } from '#platform/db/database.ts';
import type { Storage } from '#platform/storage.ts';
import type { VirusScan } from '#platform/virus-scan.ts';

export interface AnnouncementsDeps {
  db: Database;
  storage: Storage;
  /** Null: none is set up. */
  scan: VirusScan | null;
  enrolment: Pick<EnrolmentModule, 'findAudienceFacts'>;
  flagsOf(tenantId: number, brandId: number): Promise<{ studentReplies: boolean } | null>;
}

/** Who reads and comments. */
export interface Reader {
  tenantId: number;
  studentId: number;
}

export interface Staff {
  tenantId: number;
  staffId: number;
}
