import type { ContentView } from '#modules/catalogue/index.ts';
import type { CourseEntitlement } from '#modules/enrolment/index.ts';
import type { Queryable } from '#platform/db/database.ts';
import type { Learner, LearningDeps, QuickQuiz } from './deps.ts';
import { type ContentFacts, selectContentFacts } from './learning-store.ts';

/** A content as one student sees it. */
export interface LearnerContent extends ContentFacts {
  content: ContentView;
  isOpen: boolean;
  quiz: QuickQuiz;
}

const noQuiz: QuickQuiz = { questionsCount: 0, attempt: null };
const nothingYet: ContentFacts = {
  vote: null,
  note: null,
  isCompleted: false,
  views: 0,
  upvotes: 0,
  downvotes: 0,
  playedSeconds: 0,
};

/** Two statements, however many contents there are. */
export async function withFacts(
  db: Queryable,
  { quizzesOf }: Pick<LearningDeps, 'quizzesOf'>,
  { learner, access }: { learner: Learner; access: CourseEntitlement },
  contents: readonly ContentView[],
): Promise<LearnerContent[]> {
  const { tenantId, studentId } = learner;
  const whose = { tenantId, studentId, enrolmentId: access.enrolmentId };
  const facts = await selectContentFacts(
    db,
    whose,
    contents.map(({ id }) => id),
  );
  const libraryIds = contents.map(({ library }) => library.id);
  const quizzes = await quizzesOf(db, { ...whose, libraryIds });
  return contents.map((content) => ({
    content,
    isOpen: access.ofSubject(content.subjectId).canOpenChapter(content.chapterNumber),
    ...(facts.get(content.id) ?? nothingYet),
    quiz: quizzes.get(content.library.id) ?? noQuiz,
  }));
}
