import { useSyncExternalStore } from 'react';

/** The width at which the sidebar gives way to the bottom bar. */
const phone = '(max-width: 991px)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(phone);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(phone).matches);
