import { useEffect, useState } from 'react';
import { keepPage, onSessionChange } from '#shared/session/session.ts';

/** Whether the session has died under the page. The page stays: its work must not go with the session. */
export function useSignedOut(isRefused: boolean): boolean {
  const [hasDied, setHasDied] = useState(false);
  useEffect(() => {
    const release = keepPage(() => setHasDied(true));
    // Somebody has signed in, here or in another tab.
    const forget = onSessionChange(() => setHasDied(false));
    return () => {
      release();
      forget();
    };
  }, []);
  return hasDied || isRefused;
}
