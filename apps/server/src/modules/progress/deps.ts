import type { AssessmentModule } from '#modules/assessment/index.ts';
import type { CatalogueModule } from '#modules/catalogue/index.ts';
import type { EnrolmentModule } from '#modules/enrolment/index.ts';
import type { InstitutesModule } from '#modules/institutes/index.ts';
import type { LearningModule } from '#modules/learning/index.ts';
import type { SchoolModule } from '#modules/school/index.ts';
import type { Database } from '#platform/db/database.ts';
import type { Storage } from '#platform/storage.ts';

export interface ProgressDeps {
  db: Database;
  storage: Pick<Storage, 'signedUrl'>;
  catalogue: Pick<CatalogueModule, 'findChapter' | 'findSubjectHead' | 'listChapters' | 'listSubjects'>;
  enrolment: Pick<EnrolmentModule, 'listCourses'>;
  institutes: Pick<InstitutesModule, 'findMembership'>;
  school: Pick<SchoolModule, 'listSectionStudents' | 'requireSection' | 'requireStudent'>;
  assessment: Pick<AssessmentModule, 'findPapers' | 'presentPaper' | 'presentResults'>;
  learning: Pick<LearningModule, 'countDone' | 'requireCourse'>;
}
