import { ApiError } from '@shala/api-client/api-error.ts';
import { type CreateAttempt, createAttempt, loadAnswers, loadQuestions } from '@shala/api-client/attempts.ts';
import type { AttemptRef } from '@shala/api-client/attempts-doors.ts';
import type { AttemptInfo } from '@shala/api-client/attempts-shape.ts';
import { queryOptions } from '@tanstack/react-query';
import { transport } from '#shared/api/transport.ts';
import { deviceStore } from './outbox/device-store.ts';
import { tabName } from './outbox/tab-name.ts';
import { loadSheet } from './run/run-sheet.ts';

/** What is to be attempted, as the address of a page names it. */
export type AttemptItem = CreateAttempt & {
  /** From the address, where it names the attempt as well. */
  readonly knownAttemptId?: number;
};

export const refOf = (item: AttemptItem, attemptId: number): AttemptRef =>
  item.door === 'paper'
    ? { door: 'paper', courseId: item.courseId, attemptId }
    : { door: item.door, courseId: item.courseId, placeId: item.placeId, attemptId };

/** The page is opened anew each time: nothing of an attempt is older than the visit. */
const once = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, refetchOnReconnect: false } as const;

/** Opens the attempt, or finds it. Each page asks for itself: what one of them heard is old for the next. */
export const attemptQuery = (studentId: number, item: AttemptItem, page: 'exam' | 'results') =>
  queryOptions({
    queryKey: ['attempt', page, studentId, item],
    queryFn: () => openAttempt(item),
    ...once,
  });

async function openAttempt(item: AttemptItem): Promise<AttemptInfo> {
  try {
    return await createAttempt(transport, item);
  } catch (error) {
    const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
    if (!isRefusal || item.knownAttemptId === undefined) throw error;
    // It cannot be opened, but it is there: its questions can still be loaded.
    const loaded = await loadQuestions(transport, refOf(item, item.knownAttemptId), { tab: tabName() });
    return loaded.attempt;
  }
}

/** Loading the questions starts the clock of the run. */
export const sheetQuery = (studentId: number, ref: AttemptRef, runNo: number) =>
  queryOptions({
    queryKey: ['attempt-sheet', studentId, ref, runNo],
    queryFn: async ({ signal }) => {
      const store = deviceStore();
      return { store, sheet: await loadSheet(transport, store, { ref, studentId, signal }) };
    },
    // Many may press Start in the same second; whoever is sent away comes back at another moment.
    retryDelay: (failures) => failures * 1000 + Math.random() * 3000,
    ...once,
  });

export const answersQuery = (studentId: number, ref: AttemptRef, runNo: number) =>
  queryOptions({
    queryKey: ['attempt-answers', studentId, ref, runNo],
    queryFn: ({ signal }) => loadAnswers(transport, ref, { signal }),
    gcTime: 0,
  });
