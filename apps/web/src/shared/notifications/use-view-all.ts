import { ApiError } from '@shala/api-client/api-error.ts';
import { type Counter, viewAll } from '@shala/api-client/notifications.ts';
import { useEffect, useRef } from 'react';
import { transport } from '../api/transport.ts';
import { useLearnerId } from '../session/use-learner-id.ts';
import type { Counts } from './counts-query.ts';
import { refetchAfterCall } from './refetch-notifications.ts';
import { useCounts } from './use-counts.ts';

const names = {
  liveClasses: 'liveClassCount',
  worksheets: 'worksheetCount',
  messages: 'messagesCount',
} satisfies Record<Counter, keyof Counts>;

/** For the page that shows an area's list: opening it clears the count, and so does what comes while it is open. */
export function useViewAll(counter: Counter): void {
  const studentId = useLearnerId();
  const count = useCounts()[names[counter]];
  const openedFor = useRef<number | null>(null);
  useEffect(() => {
    if (studentId === null || (openedFor.current === studentId && count === 0)) return;
    openedFor.current = studentId;
    void clearCount(counter);
  }, [studentId, counter, count]);
}

async function clearCount(counter: Counter): Promise<void> {
  try {
    await viewAll(transport, counter);
  } catch (error) {
    // The badge stays, and the next visit clears it.
    if (!(error instanceof ApiError)) throw error;
    return;
  }
  await refetchAfterCall();
}
