import { useRef, useState } from 'react';

/** One thing at a time: a second press while the first is on its way does nothing. */
export function useBusy(): { isBusy: boolean; run: (work: () => Promise<void>) => Promise<void> } {
  const [isBusy, setIsBusy] = useState(false);
  const isOnItsWay = useRef(false);
  const run = async (work: () => Promise<void>) => {
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    setIsBusy(true);
    try {
      await work();
    } finally {
      isOnItsWay.current = false;
      setIsBusy(false);
    }
  };
  return { isBusy, run };
}
