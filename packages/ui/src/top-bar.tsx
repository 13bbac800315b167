import type { ReactNode } from 'react';
import styles from './top-bar.module.css';

interface TopBarProps {
  title: string;
  sub?: ReactNode;
  /** An IconLink or IconButton with the back arrow. */
  back?: ReactNode;
  /** A SearchField. */
  search?: ReactNode;
  /** Icon buttons and the profile button. */
  children?: ReactNode;
}

/** The head of a page beside the sidebar; a phone shows PhoneHeader instead. */
export function TopBar({ title, sub, back, search, children }: TopBarProps) {
  return (
    <header className={styles.top}>
      {back}
      <div className={styles.heading}>
        <h1>{title}</h1>
        {sub ? <div className={styles.sub}>{sub}</div> : null}
      </div>
      {search ? <div className={styles.search}>{search}</div> : null}
      {children ? <div className={styles.end}>{children}</div> : null}
    </header>
  );
}
