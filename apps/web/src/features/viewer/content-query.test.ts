import type { Content } from '@shala/api-client/content-shape.ts';
import type { ContentRef } from '@shala/api-client/contents.ts';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '#shared/api/query-client.ts';
import { afterVote } from './change-content.ts';
import { contentQuery, relatedTo } from './content-query.ts';

const getContent = vi.hoisted(() => vi.fn());
vi.mock('@shala/api-client/contents.ts', async (original) => ({ ...(await original()), getContent }));
afterEach(() => vi.useRealTimers());

test('an open lesson has new signed addresses before a quarter of an hour is over', async () => {
  vi.useFakeTimers();
  getContent.mockResolvedValue({ state: 'ready' });
  const ref = { course: { id: 41 }, chapterId: 3, contentId: 9 } as ContentRef;
  const leave = new QueryObserver(queryClient, contentQuery(ref)).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(getContent).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(9 * 60_000);
  expect(getContent).toHaveBeenCalledTimes(2);
  leave();
});

const content = (id: number, isCompleted = false) => ({ id, isCompleted }) as Content;

test('[VA-21] related content leaves out what is completed and what is open', () => {
  const contents = [content(1), content(2, true), content(3), content(4), content(5, true)];
  expect(relatedTo(3, contents).map(({ id }) => id)).toEqual([4, 1]);
});

test('[VA-21] a content that is not on the page takes nothing away from it', () => {
  expect(relatedTo(99, [content(1), content(2)]).map(({ id }) => id)).toEqual([1, 2]);
});

const voted = (vote: Content['vote'], upvotes: number, downvotes: number) =>
  ({ vote, upvotes, downvotes }) as Content;

test.each([
  ['a first vote up', voted(null, 3, 1), 'up', voted('up', 4, 1)],
  ['the active vote again', voted('up', 4, 1), 'up', voted(null, 3, 1)],
  ['a change of mind', voted('up', 4, 1), 'down', voted('down', 3, 2)],
  ['a first vote down', voted(null, 3, 1), 'down', voted('down', 3, 2)],
] as const)('[VW-09] %s shows at once, with its counts', (_what, before, pressed, after) => {
  expect(afterVote(before, pressed)).toEqual(after);
});
