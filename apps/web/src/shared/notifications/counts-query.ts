import { countUnseen } from '@shala/api-client/notifications.ts';
import { queryOptions } from '@tanstack/react-query';
import { transport } from '../api/transport.ts';

/** What the student has not looked at yet, by area. */
export interface Counts {
  readonly liveClassCount: number;
  readonly worksheetCount: number;
  readonly messagesCount: number;
}

export const noCounts: Counts = { liveClassCount: 0, worksheetCount: 0, messagesCount: 0 };

export const totalOf = ({ liveClassCount, worksheetCount, messagesCount }: Counts): number =>
  liveClassCount + worksheetCount + messagesCount;

export const countsQuery = (studentId: number | null) =>
  queryOptions({
    queryKey: ['counts', studentId],
    queryFn: async ({ signal }): Promise<Counts> => {
      const [liveClassCount, worksheetCount, messagesCount] = await Promise.all([
        countUnseen(transport, 'liveClasses', signal),
        countUnseen(transport, 'worksheets', signal),
        countUnseen(transport, 'messages', signal),
      ]);
      return { liveClassCount, worksheetCount, messagesCount };
    },
  });
