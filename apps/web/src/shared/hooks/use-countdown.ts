import { useEffect, useState } from 'react';

const secondsUntil = (moment: number): number => Math.max(0, Math.ceil((moment - Date.now()) / 1000));

/** Seconds until a moment, told again every second. */
export function useCountdown(moment: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(moment));
  useEffect(() => {
    const tell = () => setSeconds(secondsUntil(moment));
    tell();
    const timer = setInterval(tell, 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return seconds;
}

/** 24 becomes '0:24', 3725 becomes '62:05'. */
export const showSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
