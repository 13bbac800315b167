import type { ReactNode } from 'react';
import styles from './phone-header.module.css';

interface PhoneHeaderProps {
  title: string;
  sub?: ReactNode;
  back?: ReactNode;
  /** A SearchField in a row of its own under the title. */
  search?: ReactNode;
  children?: ReactNode;
}

/** The head of a page under 992 px. */
export function PhoneHeader({ title, sub, back, search, children }: PhoneHeaderProps) {
  return (
    <>
      <header className={styles.head}>
        {back}
        <div className={styles.heading}>
          <h1>{title}</h1>
          {sub ? <div className={styles.sub}>{sub}</div> : null}
        </div>
        {children}
      </header>
      {search ? <div className={styles.search}>{search}</div> : null}
    </>
  );
}
