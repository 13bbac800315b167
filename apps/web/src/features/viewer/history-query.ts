import { openHistory, reportPlayed } from '@shala/api-client/content-histories.ts';
import { queryOptions } from '@tanstack/react-query';
import { transport } from '#shared/api/transport.ts';
import { type SendReport, sendLeftovers } from './engine/send-watched.ts';

export const sendReport: SendReport = (report) => reportPlayed(transport, report);

/** What an earlier page of this child could not send. */
export const sendOwnLeftovers = (studentId: number): Promise<void> =>
  sendLeftovers({ storage: localStorage, send: sendReport, now: Date.now }, studentId);

interface Opened {
  readonly studentId: number;
  readonly courseId: number;
  readonly libraryId: number;
}

/** A content is opened: what this device still owed is sent first, so that the newest place of all is the answer. */
export const historyQuery = ({ studentId, courseId, libraryId }: Opened) =>
  queryOptions({
    queryKey: ['content-history', studentId, courseId, libraryId],
    queryFn: async () => {
      await sendOwnLeftovers(studentId);
      return openHistory(transport, { courseId, libraryId });
    },
    // The place is asked for when a lesson opens, and not while it plays.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
