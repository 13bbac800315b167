import { getLiveClass, listLiveNow, listUpcomingLiveClasses } from '@shala/api-client/live-classes.ts';
import { queryOptions } from '@tanstack/react-query';
import { transport } from '#shared/api/transport.ts';
import { keepWhile } from '#shared/subjects/keep-previous.ts';

const key = 'live-classes';
/** What may be joined changes by the minute. */
const staleTime = 0;
const everyMs = 60_000;

export const liveNowQuery = (studentId: number, search: string) =>
  queryOptions({
    queryKey: [key, studentId, 'now', search],
    queryFn: ({ signal }) => listLiveNow(transport, { search, signal }),
    placeholderData: keepWhile(key, studentId, 'now'),
    staleTime,
    // A host may end a class before its hour, and nobody is told of that.
    refetchInterval: ({ state }) => (state.data?.classes.length ? everyMs : false),
  });

export const upcomingQuery = (studentId: number, search: string) =>
  queryOptions({
    queryKey: [key, studentId, 'upcoming', search],
    queryFn: ({ signal }) => listUpcomingLiveClasses(transport, { search, signal }),
    placeholderData: keepWhile(key, studentId, 'upcoming'),
    staleTime,
  });

export const liveClassQuery = (studentId: number, liveClassId: number) =>
  queryOptions({
    queryKey: [key, studentId, 'one', liveClassId],
    queryFn: ({ signal }) => getLiveClass(transport, { liveClassId, signal }),
  });

export const liveClassesKey = [key];
