import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { main } from './main-route.tsx';
import { withChapter } from './read-ids.ts';

const practice = createRoute({
  getParentRoute: () => main,
  path: '/practice',
  component: lazyRouteComponent(() => import('#pages/practice-page.tsx'), 'PracticePage'),
});

const practiceSubject = createRoute({
  getParentRoute: () => main,
  path: '/practice/$subjectId',
  validateSearch: withChapter,
  component: lazyRouteComponent(() => import('#pages/practice-subject-page.tsx'), 'PracticeSubjectPage'),
});

const PapersPage = lazyRouteComponent(() => import('#pages/papers-page.tsx'), 'PapersPage');

const papers = createRoute({
  getParentRoute: () => main,
  path: '/practice/practice_by_exams/$examId',
  component: PapersPage,
});

/** The name is for people who read addresses; the id decides. */
const namedPapers = createRoute({
  getParentRoute: () => main,
  path: '/practice/practice_by_exams/$examId/$examName',
  component: PapersPage,
});

export const practiceRoutes = [practice, practiceSubject, papers, namedPapers];
