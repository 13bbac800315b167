import type { CatalogueModule } from '#modules/catalogue/index.ts';
import type { EnrolmentModule } from '#modules/enrolment/index.ts';
import type { Database } from '#platform/db/database.ts';
import type { MediaNodes } from '#platform/media/media-nodes.ts';
import type { Passes } from '#platform/passes.ts';
import type { RedisClient } from '#platform/redis.ts';
import type { Storage } from '#platform/storage.ts';
import type { WhichClass } from './domain/seat.ts';

export interface LiveClassesDeps {
  db: Database;
  redis: RedisClient;
  storage: Storage;
  catalogue: Pick<CatalogueModule, 'findCourses' | 'findSubjectHead' | 'findChapter'>;
  enrolment: Pick<EnrolmentModule, 'findAudience' | 'findAudienceFacts' | 'findEntitlements'>;
  media: MediaNodes;
  passes: Passes;
}

/** The rooms that are open, whichever process leads them. */
export interface Rooms {
  /** Everybody is sent out. */
  tellEnded(which: WhichClass): Promise<void>;
  /** Its hours have changed. */
  tellChanged(which: WhichClass): Promise<void>;
  dropPerson(which: WhichClass, uid: string): Promise<void>;
}

export interface Learner {
  tenantId: number;
  studentId: number;
}

export interface Staff {
  tenantId: number;
  staffId: number;
}
