import type { ReactNode } from 'react';

/** A place in the sidebar or the bottom bar. */
export interface NavItem {
  id: string;
  href: string;
  label: string;
  icon: ReactNode;
  active?: boolean | undefined;
  badge?: number | undefined;
  /** The badge in words: '2 classes today'. */
  badgeLabel?: string | undefined;
}
