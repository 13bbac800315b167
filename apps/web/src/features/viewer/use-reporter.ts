import type { ContentHistory } from '@shala/api-client/content-histories.ts';
import { useMemo } from 'react';
import { isSubscriptionRequired } from '#shared/lock/lock-reason.ts';
import { isCurrentProfile } from '#shared/session/session.ts';
import { createProgressReporter, type ProgressReporter } from './engine/progress-reporter.ts';
import { sendReport } from './history-query.ts';

interface Wanted {
  readonly studentId: number;
  readonly courseId: number;
  readonly libraryId: number;
  /** Undefined until the record is there: then nothing is reported yet. */
  readonly historyId: ContentHistory['id'] | undefined;
  readonly onLocked: () => void;
}

export function useReporter({
  studentId,
  courseId,
  libraryId,
  historyId,
  onLocked,
}: Wanted): ProgressReporter | null {
  return useMemo(() => {
    if (historyId === undefined) return null;
    return createProgressReporter({
      studentId,
      history: { id: historyId, courseId, contentLibraryId: libraryId },
      storage: localStorage,
      send: sendReport,
      now: Date.now,
      mayReport: () => isCurrentProfile(studentId),
      onRefused: (error) => {
        if (isSubscriptionRequired(error)) onLocked();
      },
    });
  }, [studentId, courseId, libraryId, historyId, onLocked]);
}
