import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { teachersAndOffice } from '#shared/session/roles.ts';
import { desk } from './desk-route.tsx';

const staticData = { roles: teachersAndOffice };

const tree = createRoute({
  getParentRoute: () => desk,
  path: '/teaching',
  staticData,
  component: lazyRouteComponent(() => import('#pages/teaching-page.tsx'), 'TeachingPage'),
});

const ChapterPage = lazyRouteComponent(
  () => import('#pages/teaching-chapter-page.tsx'),
  'TeachingChapterPage',
);
const chapter = createRoute({
  getParentRoute: () => desk,
  path: '/teaching/chapters/$chapterId',
  staticData,
  params: {
    parse: ({ chapterId }) => ({ chapterId: Number(chapterId) }),
    stringify: ({ chapterId }) => ({ chapterId: String(chapterId) }),
  },
  component: function Chapter() {
    const { chapterId } = chapter.useParams();
    return <ChapterPage key={chapterId} chapterId={chapterId} />;
  },
});

const PapersPage = lazyRouteComponent(() => import('#pages/teaching-papers-page.tsx'), 'TeachingPapersPage');
const papers = createRoute({
  getParentRoute: () => desk,
  path: '/teaching/courses/$courseId',
  staticData,
  component: function Papers() {
    return <PapersPage courseId={Number(papers.useParams().courseId)} />;
  },
});

const ItemPage = lazyRouteComponent(() => import('#pages/practice-item-page.tsx'), 'PracticeItemPage');
const item = createRoute({
  getParentRoute: () => desk,
  path: '/teaching/practice/$itemId',
  staticData,
  params: {
    parse: ({ itemId }) => ({ itemId: Number(itemId) }),
    stringify: ({ itemId }) => ({ itemId: String(itemId) }),
  },
  component: function Item() {
    const { itemId } = item.useParams();
    return <ItemPage key={itemId} itemId={itemId} />;
  },
});

/** Where something new is put; the address says it, so that the page can be opened again. */
const places = {
  chapter: (id: number) => ({ chapterId: id }),
  content: (id: number) => ({ contentId: id }),
  course: (id: number) => ({ courseId: id }),
};
const isPlace = (text: string): text is keyof typeof places => Object.hasOwn(places, text);

const NewPage = lazyRouteComponent(() => import('#pages/new-practice-page.tsx'), 'NewPracticePage');
const fresh = createRoute({
  getParentRoute: () => desk,
  path: '/teaching/new/$where/$placeId',
  staticData,
  component: function Fresh() {
    const { where, placeId } = fresh.useParams();
    if (!isPlace(where)) throw notFound();
    return <NewPage place={places[where](Number(placeId))} />;
  },
});

export const teachingRoutes = [tree, chapter, papers, item, fresh];
