import { useEffect } from 'react';
import { useBrandName } from './brand.ts';

/** What the tab of the browser is called, and what is read out first. */
export function useTitle(title: string): void {
  const { name } = useBrandName();
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
}
