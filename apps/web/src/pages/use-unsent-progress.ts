import { useEffect } from 'react';
import { sendOwnLeftovers } from '#features/viewer/history-query.ts';
import { beforeProfileChange } from '#shared/session/leave-profile.ts';

/** What was watched and not yet told: sent when the app opens, and before a brother or sister takes the seat. */
export function useUnsentProgress(studentId: number | null): void {
  useEffect(() => {
    if (studentId !== null) void sendOwnLeftovers(studentId);
    return beforeProfileChange(sendOwnLeftovers);
  }, [studentId]);
}
