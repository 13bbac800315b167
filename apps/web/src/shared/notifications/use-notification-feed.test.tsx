import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signInBefore } from '../../test-support/open-app.tsx';
import { queryClient } from '../api/query-client.ts';
import { transport } from '../api/transport.ts';
import { tellSessionNews } from '../realtime/session-news.ts';
import { endSession, startSession } from '../session/session.ts';
import { refetchAfterCall } from './refetch-notifications.ts';
import { useCounts } from './use-counts.ts';
import { useNotificationFeed } from './use-notification-feed.ts';
import { useViewAll } from './use-view-all.ts';

const base = '/notice/student/notifications';
let counts: Record<string, number>;
const send = vi.spyOn(transport, 'send');
const sent = (end: string) => send.mock.calls.filter(([{ path }]) => path === `${base}/${end}`).length;
const asked = () => sent('messages_count');
/** Answers arrive and are drawn in the same moment: no time passes for them. */
const arrive = async () => {
  for (const _ of [1, 2, 3]) await act(() => vi.advanceTimersByTimeAsync(0));
};
const pass = async (milliseconds: number) => {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await arrive();
};
const tell = async (type: string) => {
  act(() => tellSessionNews({ kind: 'told', news: { id: '1-0', type } }));
  await arrive();
};
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);
const follow = () =>
  renderHook(
    () => {
      useNotificationFeed();
      return useCounts();
    },
    { wrapper },
  ).result;

beforeEach(() => {
  vi.useFakeTimers();
  counts = { live_classes_count: 2, work_sheets_count: 1, messages_count: 3 };
  send.mockReset().mockImplementation(async ({ path }) => {
    const name = path.slice(base.length + 1);
    return (name in counts ? { count: counts[name] } : { success: true }) as never;
  });
  signInBefore();
  startSession();
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.useRealTimers();
  endSession();
  localStorage.clear();
});

test('[CN-11] [NT-07] [NT-08] [SS-06] the counts of live classes, worksheets and messages come 1.5 s after the page', async () => {
  const known = follow();
  await pass(1499);
  expect(send).not.toHaveBeenCalled();
  expect(known.current).toEqual({ liveClassCount: 0, worksheetCount: 0, messagesCount: 0 });
  await pass(1);
  expect(known.current).toEqual({ liveClassCount: 2, worksheetCount: 1, messagesCount: 3 });
});

test('[NT-07] push comes first: news of a notification are followed at once, others are not', async () => {
  const known = follow();
  await tell('worksheet_opened');
  expect(asked()).toBe(0);
  await tell('notification');
  expect(known.current.messagesCount).toBe(3);
  counts.messages_count = 4;
  await tell('notification');
  expect(known.current.messagesCount).toBe(4);
  expect(asked()).toBe(2);
});

test('after an absence the counts are asked for again', async () => {
  const known = follow();
  await pass(1500);
  counts.work_sheets_count = 5;
  act(() => tellSessionNews({ kind: 'caught-up' }));
  await arrive();
  expect(known.current.worksheetCount).toBe(5);
});

test('[CN-11] [NT-07] after a call it is asked at once, and again 3000 ms after the call', async () => {
  follow();
  await pass(1500);
  await act(() => refetchAfterCall());
  expect(asked()).toBe(2);
  await pass(2999);
  expect(asked()).toBe(2);
  await pass(1);
  expect(asked()).toBe(3);
  await pass(60_000);
  expect(asked()).toBe(3);
});

test('[CN-11] news between the two make the second one needless', async () => {
  follow();
  await pass(1500);
  await act(() => refetchAfterCall());
  await pass(1000);
  await tell('notification');
  expect(asked()).toBe(3);
  await pass(10_000);
  expect(asked()).toBe(3);
});

test('opening a page clears its count, and what comes while it is open is cleared as well', async () => {
  const known = follow();
  await pass(1500);
  counts.work_sheets_count = 0;
  renderHook(() => useViewAll('worksheets'), { wrapper });
  await pass(0);
  expect(known.current).toEqual({ liveClassCount: 2, worksheetCount: 0, messagesCount: 3 });
  expect(sent('view_all_worksheets')).toBe(1);
  counts.work_sheets_count = 1;
  await tell('notification');
  await pass(0);
  expect(sent('view_all_worksheets')).toBe(2);
  expect([sent('view_all_messages'), sent('view_all_live_classes')]).toEqual([0, 0]);
});
