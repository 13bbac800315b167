import type { CatalogueModule } from '#modules/catalogue/index.ts';
import type { EnrolmentModule } from '#modules/enrolment/index.ts';
import type { Database } from '#platform/db/database.ts';
import type { RedisClient } from '#platform/redis.ts';
import type { Storage } from '#platform/storage.ts';

export interface LiveClassesDeps {
  db: Database;
  redis: RedisClient;
  storage: Storage;
  catalogue: Pick<CatalogueModule, 'findCourses' | 'findSubjectHead' | 'findChapter'>;
  enrolment: Pick<
    EnrolmentModule,
    'findAudience' | 'findAudienceFacts' | 'findEntitlements' | 'findEntitlement'
  >;
  flagsOf(tenantId: number, brandId: number): Promise<{ trialFirstChapterPractice: boolean } | null>;
}

export interface Learner {
  tenantId: number;
  studentId: number;
}

export interface Staff {
  tenantId: number;
  staffId: number;
}
