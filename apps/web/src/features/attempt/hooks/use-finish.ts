import { useEffect, useState } from 'react';

interface FinishParts {
  readonly pictures: { readonly sending: number; readonly failed: number };
  readonly onFinish: () => void;
}

/** Finish waits for pictures on their way. One that fails meanwhile stops it: the student has to know first. */
export function useFinish({ pictures: { sending, failed }, onFinish }: FinishParts) {
  const [isWaiting, setIsWaiting] = useState(false);
  useEffect(() => {
    if (!isWaiting || sending > 0) return;
    setIsWaiting(false);
    if (failed === 0) onFinish();
  }, [isWaiting, sending, failed, onFinish]);
  return {
    isWaiting,
    finish: () => (sending > 0 ? setIsWaiting(true) : onFinish()),
    stop: () => setIsWaiting(false),
  };
}
