import type { CatalogueModule } from '#modules/catalogue/index.ts';
import type { EnrolmentModule } from '#modules/enrolment/index.ts';
import type { Database } from '#platform/db/database.ts';
import type { Storage } from '#platform/storage.ts';
import type { AnswerLanes } from './answer-lanes.ts';
import type { QuestionBank } from './question-bank.ts';

interface BrandFlags {
  trialFirstChapterPractice: boolean;
  draftsCount: boolean;
}

export interface AssessmentDeps {
  db: Database;
  storage: Storage;
  catalogue: Pick<CatalogueModule, 'findChapter'>;
  enrolment: Pick<EnrolmentModule, 'findEntitlement'>;
  flagsOf(tenantId: number, brandId: number): Promise<BrandFlags | null>;
}

/** What the use cases share inside one process. */
export interface EngineDeps extends AssessmentDeps {
  bank: QuestionBank;
  lanes: AnswerLanes;
}

/** Who practises, and where they came in. */
export interface Learner {
  tenantId: number;
  studentId: number;
  brandId: number;
  locale: 'en' | 'hi';
}
