import { ApiError } from '@shala/api-client/api-error.ts';
import { getTaughtChapter, listTaughtCourses, type StaffContent } from '@shala/api-client/contents-staff.ts';
import {
  getPracticeItem,
  listChapterPractice,
  listCoursePapers,
  pickQuestions,
  previewPracticeItem,
  type StaffItem,
} from '@shala/api-client/practice-staff.ts';
import { toast } from '@shala/ui/toast-store.ts';
import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '#shared/api/query-client.ts';
import { transport } from '#shared/api/transport.ts';
import type { useTexts } from '#shared/texts/texts.ts';

const root = ['teaching'] as const;

export const treeQuery = queryOptions({
  queryKey: [...root, 'tree'],
  queryFn: ({ signal }) => listTaughtCourses(transport, signal),
});

/** Being made ready, or about to be. */
export const isInWork = ({ state, hasFile }: StaffContent): boolean =>
  state === 'processing' || (state === 'waiting' && hasFile);

export const chapterQuery = (chapterId: number) =>
  queryOptions({
    queryKey: [...root, 'chapter', chapterId],
    queryFn: ({ signal }) => getTaughtChapter(transport, { chapterId, signal }),
    refetchInterval: ({ state }) => (state.data?.contents.some(isInWork) ? 2_000 : false),
  });

export const practiceQuery = (chapterId: number) =>
  queryOptions({
    queryKey: [...root, 'practice', chapterId],
    queryFn: ({ signal }) => listChapterPractice(transport, { chapterId, signal }),
  });

export const papersQuery = (courseId: number) =>
  queryOptions({
    queryKey: [...root, 'papers', courseId],
    queryFn: ({ signal }) => listCoursePapers(transport, { courseId, signal }),
  });

/** The new order is shown at once, before the server has it. */
export async function showOrder(
  place: { chapterId: number } | { courseId: number },
  items: StaffItem[],
): Promise<void> {
  if ('chapterId' in place) {
    const { queryKey } = practiceQuery(place.chapterId);
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, items);
    return;
  }
  const { queryKey } = papersQuery(place.courseId);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (known) => known && { ...known, items });
}

export const itemQuery = (itemId: number) =>
  queryOptions({
    queryKey: [...root, 'item', itemId],
    queryFn: ({ signal }) => getPracticeItem(transport, { itemId, signal }),
  });

export const previewQuery = (itemId: number) =>
  queryOptions({
    queryKey: [...root, 'item', itemId, 'preview'],
    queryFn: ({ signal }) => previewPracticeItem(transport, { itemId, signal }),
  });

export const pickQuery = (which: { search: string; page: number; locale: 'en' | 'hi' }) =>
  queryOptions({
    queryKey: [...root, 'pick', which],
    queryFn: ({ signal }) => pickQuestions(transport, { ...which, signal }),
    placeholderData: (before) => before,
  });

export const refetchTeaching = () => queryClient.invalidateQueries({ queryKey: root });

/** The server's own words where it has some. */
export function tellFailure(t: ReturnType<typeof useTexts>, error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  toast.bad(t('teaching.failed'), error.status === 0 ? t('error.noConnection') : error.message);
}
