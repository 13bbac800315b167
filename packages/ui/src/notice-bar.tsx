import type { ReactNode } from 'react';
import styles from './notice-bar.module.css';

interface NoticeBarProps {
  icon: ReactNode;
  children: ReactNode;
  action?: { label: string; onClick: () => void } | undefined;
}

/** A quiet bar over the page: it says something once, and what is below stays open. */
export function NoticeBar({ icon, children, action }: NoticeBarProps) {
  return (
    <div className={styles.bar} role="status">
      {icon}
      <span>{children}</span>
      {action ? (
        <button type="button" className={styles.action} onClick={action.onClick}>
          {action.label}
        </button>
      ) : null}
    </div>
  );
}
