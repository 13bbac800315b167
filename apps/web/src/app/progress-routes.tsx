import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { main } from './main-route.tsx';
import { readId, withChapter } from './read-ids.ts';

const progress = createRoute({
  getParentRoute: () => main,
  path: '/my-progress',
  validateSearch: ({ view }: Record<string, unknown>): { view?: 'schedule' | 'paper' } =>
    view === 'schedule' || view === 'paper' ? { view } : {},
  component: lazyRouteComponent(() => import('#pages/progress-page.tsx'), 'ProgressPage'),
});

const progressSubject = createRoute({
  getParentRoute: () => main,
  path: '/my-progress/$subjectId',
  validateSearch: withChapter,
  component: lazyRouteComponent(() => import('#pages/progress-subject-page.tsx'), 'ProgressSubjectPage'),
});

const progressChapter = createRoute({
  getParentRoute: () => main,
  path: '/my-progress/$subjectId/$chapterId',
  validateSearch: ({ kind, item }: Record<string, unknown>): { kind?: 'quiz'; item?: number } => {
    const id = readId(item);
    return { ...(kind === 'quiz' && { kind }), ...(id !== undefined && { item: id }) };
  },
  component: lazyRouteComponent(() => import('#pages/progress-chapter-page.tsx'), 'ProgressChapterPage'),
});

export const progressRoutes = [progress, progressSubject, progressChapter];
