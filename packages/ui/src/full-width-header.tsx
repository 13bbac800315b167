import type { ReactNode } from 'react';
import styles from './full-width-header.module.css';

interface FullWidthHeaderProps {
  title?: string | undefined;
  sub?: ReactNode;
  /** Back arrow or logo. */
  start?: ReactNode;
  children?: ReactNode;
}

/** The head of pages without the sidebar. */
export function FullWidthHeader({ title, sub, start, children }: FullWidthHeaderProps) {
  return (
    <header className={styles.head}>
      {start}
      {title ? (
        <div className={styles.heading}>
          <h1>{title}</h1>
          {sub ? <div className={styles.sub}>{sub}</div> : null}
        </div>
      ) : null}
      {children ? <div className={styles.end}>{children}</div> : null}
    </header>
  );
}
