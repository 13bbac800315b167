import { useEffect, useState } from 'react';

/**
 * Follows `opened` one step later. A window that comes late is mounted when it should already be open; Mantine then
 * neither moves it in nor remembers where the focus was, unless it sees it closed first.
 */
export function useOpenedLater(opened: boolean): boolean {
  const [later, setLater] = useState(false);
  useEffect(() => setLater(opened), [opened]);
  return later;
}
