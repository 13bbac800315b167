import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { teachers } from '#shared/session/roles.ts';
import { desk } from './desk-route.tsx';

const list = createRoute({
  getParentRoute: () => desk,
  path: '/questions',
  staticData: { roles: teachers },
  component: lazyRouteComponent(() => import('#pages/questions-page.tsx'), 'QuestionsPage'),
});

const fresh = createRoute({
  getParentRoute: () => desk,
  path: '/questions/new',
  staticData: { roles: teachers },
  component: lazyRouteComponent(() => import('#pages/new-question-page.tsx'), 'NewQuestionPage'),
});

const QuestionPage = lazyRouteComponent(() => import('#pages/question-page.tsx'), 'QuestionPage');

const one = createRoute({
  getParentRoute: () => desk,
  path: '/questions/$questionId',
  staticData: { roles: teachers },
  params: {
    parse: ({ questionId }) => ({ questionId: Number(questionId) }),
    stringify: ({ questionId }) => ({ questionId: String(questionId) }),
  },
  component: function Question() {
    const { questionId } = one.useParams();
    return <QuestionPage key={questionId} questionId={questionId} />;
  },
});

export const questionRoutes = [list, fresh, one];
