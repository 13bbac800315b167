import type { Content } from '@shala/api-client/content-shape.ts';
import type { ContentRef } from '@shala/api-client/contents.ts';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '#shared/api/query-client.ts';
import { contentQuery } from './content-query.ts';
import { useOpenedFile } from './use-opened-file.ts';

const getContent = vi.hoisted(() => vi.fn());
vi.mock('@shala/api-client/contents.ts', async (original) => ({ ...(await original()), getContent }));

const contentRef = { course: { id: 41 }, chapterId: 3, contentId: 9 } as ContentRef;
const signed = (signature: string) =>
  ({ libraryId: 4, url: `http://store.test/a.pdf?${signature}` }) as Content;
const Wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

/** As a page does it: the content by its query, the file by its content. */
async function openPage() {
  const page = renderHook(
    () => {
      const { data } = useQuery(contentQuery(contentRef));
      return useOpenedFile(data ?? ({ libraryId: 0, url: null } as Content), contentRef);
    },
    { wrapper: Wrapper },
  );
  await vi.waitFor(() => expect(page.result.current.url).not.toBeNull(), 20_000);
  return page;
}

afterEach(() => {
  cleanup();
  queryClient.clear();
  getContent.mockReset();
});

test('a newer signature leaves an open file alone; another try takes it', async () => {
  getContent.mockResolvedValueOnce(signed('old')).mockResolvedValue(signed('new'));
  const { result } = await openPage();
  await act(() => queryClient.refetchQueries({ queryKey: contentQuery(contentRef).queryKey }));
  expect(getContent).toHaveBeenCalledTimes(2);
  expect(result.current.url).toBe('http://store.test/a.pdf?old');
  getContent.mockResolvedValue(signed('newest'));
  await act(() => result.current.renew());
  expect(result.current.url).toBe('http://store.test/a.pdf?newest');
});

test('a lesson that was left and is opened again asks for new addresses first', async () => {
  getContent.mockResolvedValueOnce(signed('old')).mockResolvedValue(signed('new'));
  const { unmount } = await openPage();
  unmount();
  await vi.waitFor(
    () => expect(queryClient.getQueryData(contentQuery(contentRef).queryKey)).toBeUndefined(),
    20_000,
  );
  const { result } = await openPage();
  expect(result.current.url).toBe('http://store.test/a.pdf?new');
});
