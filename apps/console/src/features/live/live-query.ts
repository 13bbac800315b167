import { listTaughtCourses } from '@shala/api-client/contents-staff.ts';
import { listAttendance } from '@shala/api-client/live-attendance.ts';
import {
  getStaffLiveClass,
  listLiveTutors,
  listStaffLiveClasses,
} from '@shala/api-client/live-classes-staff.ts';
import { type LiveRecording, listRecordings } from '@shala/api-client/live-recordings.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { queryClient } from '#shared/api/query-client.ts';
import { transport } from '#shared/api/transport.ts';

const root = ['live'] as const;
const firstPage: number | null = 1;
/** Time goes by, and students come and go: asked for again whenever it is shown. */
const live = { staleTime: 0, refetchOnMount: 'always' } as const;

export const classesQuery = (when: 'coming' | 'past') =>
  infiniteQueryOptions({
    queryKey: [...root, 'list', when],
    queryFn: ({ pageParam, signal }) =>
      listStaffLiveClasses(transport, { when, page: pageParam ?? 1, signal }),
    initialPageParam: firstPage as number | null,
    getNextPageParam: ({ next }) => next,
    // The server says when a class may be started: the button should come by itself.
    refetchInterval: when === 'coming' ? 30_000 : false,
    ...live,
  });

export const classQuery = (id: number) =>
  queryOptions({
    queryKey: [...root, 'one', id],
    queryFn: ({ signal }) => getStaffLiveClass(transport, { id, signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'scheduled' || data?.state === 'open' ? 30_000 : false,
    ...live,
  });

/** While the class is open it follows who comes and goes. */
export const attendanceQuery = (liveClassId: number, isOpen: boolean) =>
  queryOptions({
    queryKey: [...root, 'attendance', liveClassId],
    queryFn: ({ signal }) => listAttendance(transport, { liveClassId, signal }),
    refetchInterval: isOpen ? 15_000 : false,
    ...live,
  });

/** Something is being done to it: it will look different soon. */
const isInWork = ({ state, mediaState }: LiveRecording): boolean =>
  state === 'recording' ||
  state === 'waiting' ||
  state === 'making' ||
  (state === 'ready' && (mediaState === 'waiting' || mediaState === 'processing'));

export const recordingsQuery = (liveClassId: number) =>
  queryOptions({
    queryKey: [...root, 'recordings', liveClassId],
    queryFn: ({ signal }) => listRecordings(transport, { liveClassId, signal }),
    refetchInterval: ({ state: { data } }) => (data?.some(isInWork) ? 5_000 : false),
    ...live,
  });

export const tutorsQuery = (which: { courseId: number; subjectId: number }) =>
  queryOptions({
    queryKey: [...root, 'tutors', which],
    queryFn: ({ signal }) => listLiveTutors(transport, { ...which, signal }),
  });

/** Courses, subjects and their chapters, as far as the person teaches them. */
export const chaptersQuery = queryOptions({
  queryKey: [...root, 'chapters'],
  queryFn: ({ signal }) => listTaughtCourses(transport, signal),
});

export const refreshLive = (): Promise<void> => queryClient.invalidateQueries({ queryKey: root });
