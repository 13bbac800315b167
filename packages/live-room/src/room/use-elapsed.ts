import { useEffect, useState } from 'react';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** 18:42, or 1:05:09 in a long class. */
function clockText(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const rest = `${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** The server's time by this device's clock, told again each second. */
export function useServerTime(serverAheadMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now + serverAheadMs;
}

/** How long the class has run; null before its hour. */
export function useElapsed(startsAt: string, serverAheadMs: number): string | null {
  const seconds = Math.floor((useServerTime(serverAheadMs) - Date.parse(startsAt)) / 1000);
  return seconds < 0 ? null : clockText(seconds);
}
