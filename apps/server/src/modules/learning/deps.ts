import type { CatalogueModule } from '#modules/catalogue/index.ts';
import type { EnrolmentModule } from '#modules/enrolment/index.ts';
import type { Database, Queryable } from '#platform/db/database.ts';
import type { Storage } from '#platform/storage.ts';

/** What a student has to do with things that assessment keeps. */
interface WhoseCourse {
  tenantId: number;
  studentId: number;
  enrolmentId: number;
}

export interface QuickQuiz {
  questionsCount: number;
  /** The student's newest go at it. */
  attempt: {
    id: number;
    startedAt: Date | null;
    completedAt: Date | null;
    evaluation: 'pending' | 'done' | null;
    results: { score: number; accuracy: number; correct: number; total: number } | null;
  } | null;
}

export interface LearningDeps {
  db: Database;
  storage: Pick<Storage, 'signedUrl'>;
  catalogue: Pick<
    CatalogueModule,
    | 'countContents'
    | 'findChapter'
    | 'findContents'
    | 'findCourses'
    | 'findPlaces'
    | 'findSubjectHead'
    | 'listCaptions'
    | 'listChapters'
    | 'listContents'
    | 'listSubjects'
  >;
  enrolment: Pick<EnrolmentModule, 'findEntitlement' | 'findEntitlements'>;
  flagsOf(
    tenantId: number,
    brandId: number,
  ): Promise<{ trialFirstChapterPractice: boolean; embeddableHosts: readonly string[] } | null>;
  /** Quick quizzes by content library. */
  quizzesOf(
    db: Queryable,
    whose: WhoseCourse & { libraryIds: readonly number[] },
  ): Promise<ReadonlyMap<number, QuickQuiz>>;
  /** Exercises by chapter: how many there are, and how many of them the student has done. */
  exerciseCountsOf(
    db: Queryable,
    whose: WhoseCourse & { courseId: number },
  ): Promise<ReadonlyMap<number, { total: number; done: number }>>;
}

/** Who learns, and where they came in. */
export interface Learner {
  tenantId: number;
  studentId: number;
  brandId: number;
  locale: 'en' | 'hi';
}
