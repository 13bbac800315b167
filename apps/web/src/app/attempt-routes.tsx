import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { learnerRoles } from '#shared/session/access.ts';
import { getSession } from '#shared/session/session.ts';
import { loadMoreTexts } from '#shared/texts/texts.ts';
import { readId, withPlace } from './read-ids.ts';
import { root } from './root-route.tsx';

/** The question panel has the whole screen, whichever door led to it. */
const attempt = createRoute({
  getParentRoute: () => root,
  id: 'attempt',
  staticData: { roles: learnerRoles },
  beforeLoad: () => {
    if (!getSession().isAuthenticated) throw redirect({ to: '/auth/login', replace: true });
  },
  loader: loadMoreTexts,
  component: lazyRouteComponent(() => import('#pages/attempt-layout.tsx'), 'AttemptLayout'),
});

const withCourse = ({ course }: Record<string, unknown>): { course?: number } => {
  const id = readId(course);
  return id === undefined ? {} : { course: id };
};

const exerciseExam = createRoute({
  getParentRoute: () => attempt,
  path: '/practice/exercise/$exerciseId/exam',
  validateSearch: withPlace,
  component: lazyRouteComponent(() => import('#pages/exercise-exam-page.tsx'), 'ExerciseExamPage'),
});

const exerciseResults = createRoute({
  getParentRoute: () => attempt,
  path: '/practice/exercise/$exerciseId/exam/results',
  validateSearch: withPlace,
  component: lazyRouteComponent(() => import('#pages/exercise-exam-page.tsx'), 'ExerciseResultsPage'),
});

const PaperExamPage = lazyRouteComponent(() => import('#pages/paper-exam-page.tsx'), 'PaperExamPage');

const paperExam = createRoute({
  getParentRoute: () => attempt,
  path: '/practice/paper/$paperId/exam',
  validateSearch: withCourse,
  component: PaperExamPage,
});

const paperAttemptExam = createRoute({
  getParentRoute: () => attempt,
  path: '/practice/paper/$paperId/exam/$attemptId',
  validateSearch: withCourse,
  component: PaperExamPage,
});

const paperResults = createRoute({
  getParentRoute: () => attempt,
  path: '/practice/paper/$paperId/exam/results',
  validateSearch: withCourse,
  component: lazyRouteComponent(() => import('#pages/paper-exam-page.tsx'), 'PaperResultsPage'),
});

const quizPath = '/learn/$subjectId/chapter/$chapterId/content/$contentId/quick_quiz';

const quickQuiz = createRoute({
  getParentRoute: () => attempt,
  path: quizPath,
  component: lazyRouteComponent(() => import('#pages/quick-quiz-page.tsx'), 'QuickQuizPage'),
});

const quickQuizResults = createRoute({
  getParentRoute: () => attempt,
  path: `${quizPath}/results`,
  component: lazyRouteComponent(() => import('#pages/quick-quiz-page.tsx'), 'QuickQuizResultsPage'),
});

export const attemptRoutes = attempt.addChildren([
  exerciseExam,
  exerciseResults,
  paperExam,
  paperAttemptExam,
  paperResults,
  quickQuiz,
  quickQuizResults,
]);
