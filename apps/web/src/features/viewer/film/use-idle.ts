import { useEffect, useRef, useState } from 'react';

/** True once nobody has touched anything for a while, as long as `mayRest`. */
export function useIdle(mayRest: boolean, milliseconds: number) {
  const [isIdle, setIdle] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wake = () => {
    clearTimeout(timer.current);
    setIdle(false);
    if (mayRest) timer.current = setTimeout(() => setIdle(true), milliseconds);
  };

  useEffect(() => {
    clearTimeout(timer.current);
    setIdle(false);
    if (mayRest) timer.current = setTimeout(() => setIdle(true), milliseconds);
    return () => clearTimeout(timer.current);
  }, [mayRest, milliseconds]);

  return { isIdle, wake };
}
