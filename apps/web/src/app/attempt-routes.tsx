import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readId, withPlace } from './read-ids.ts';
import { wholeScreen } from './whole-screen-route.tsx';

const withCourse = ({ course }: Record<string, unknown>): { course?: number } => {
  const id = readId(course);
  return id === undefined ? {} : { course: id };
};

const exerciseExam = createRoute({
  getParentRoute: () => wholeScreen,
  path: '/practice/exercise/$exerciseId/exam',
  validateSearch: withPlace,
  component: lazyRouteComponent(() => import('#pages/exercise-exam-page.tsx'), 'ExerciseExamPage'),
});

const exerciseResults = createRoute({
  getParentRoute: () => wholeScreen,
  path: '/practice/exercise/$exerciseId/exam/results',
  validateSearch: withPlace,
  component: lazyRouteComponent(() => import('#pages/exercise-exam-page.tsx'), 'ExerciseResultsPage'),
});

const PaperExamPage = lazyRouteComponent(() => import('#pages/paper-exam-page.tsx'), 'PaperExamPage');

const paperExam = createRoute({
  getParentRoute: () => wholeScreen,
  path: '/practice/paper/$paperId/exam',
  validateSearch: withCourse,
  component: PaperExamPage,
});

const paperAttemptExam = createRoute({
  getParentRoute: () => wholeScreen,
  path: '/practice/paper/$paperId/exam/$attemptId',
  validateSearch: withCourse,
  component: PaperExamPage,
});

const paperResults = createRoute({
  getParentRoute: () => wholeScreen,
  path: '/practice/paper/$paperId/exam/results',
  validateSearch: withCourse,
  component: lazyRouteComponent(() => import('#pages/paper-exam-page.tsx'), 'PaperResultsPage'),
});

const quizPath = '/learn/$subjectId/chapter/$chapterId/content/$contentId/quick_quiz';

const quickQuiz = createRoute({
  getParentRoute: () => wholeScreen,
  path: quizPath,
  component: lazyRouteComponent(() => import('#pages/quick-quiz-page.tsx'), 'QuickQuizPage'),
});

const quickQuizResults = createRoute({
  getParentRoute: () => wholeScreen,
  path: `${quizPath}/results`,
  component: lazyRouteComponent(() => import('#pages/quick-quiz-page.tsx'), 'QuickQuizResultsPage'),
});

/** The question panel, whichever door led to it. */
export const attemptRoutes = [
  exerciseExam,
  exerciseResults,
  paperExam,
  paperAttemptExam,
  paperResults,
  quickQuiz,
  quickQuizResults,
];
