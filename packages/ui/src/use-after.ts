import { useEffect, useState } from 'react';

/** True once `active` has lasted for `delay` ms: what is over sooner never flashes on the screen. */
export function useAfter(delay: number, active = true): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setDue(true), delay);
    return () => {
      clearTimeout(timer);
      setDue(false);
    };
  }, [active, delay]);
  return due;
}
