import { useState } from 'react';

/** Stays true once it was: what is loaded on first opening stays for the closing movement. */
export function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever;
}
