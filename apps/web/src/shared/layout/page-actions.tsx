import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useIsPhone } from '../hooks/use-is-phone.ts';
import styles from './page-actions.module.css';
import { useHeaderState } from './page-header.tsx';

/** Buttons of a page that stand in the bar above it; on a phone, whose bar is full, over the page. */
export function PageActions({ children }: { children: ReactNode }) {
  const { actionsSlot } = useHeaderState();
  const isPhone = useIsPhone();
  if (isPhone) return <div className={styles.row}>{children}</div>;
  return actionsSlot ? createPortal(children, actionsSlot) : null;
}
