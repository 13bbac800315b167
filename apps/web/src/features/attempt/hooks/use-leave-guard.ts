import { useBlocker } from '@tanstack/react-router';
import { useRef } from 'react';

export interface LeaveGuard {
  readonly isAsking: boolean;
  stay(): void;
  leave(): void;
  /** The run is over or given up: nothing holds the page any more. */
  allow(): void;
}

/** Asks before the page of an open run is left: by a link, by Back, or by closing the tab. */
export function useLeaveGuard(): LeaveGuard {
  const isAllowed = useRef(false);
  const blocker = useBlocker({
    shouldBlockFn: () => !isAllowed.current,
    enableBeforeUnload: () => !isAllowed.current,
    withResolver: true,
  });
  return {
    isAsking: blocker.status === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
    allow: () => {
      isAllowed.current = true;
    },
  };
}
