import type { ReactNode, Ref } from 'react';
import styles from './desk-bar.module.css';

interface DeskBarProps {
  title: string;
  sub?: ReactNode;
  /** Back arrow, or the logo where there is no rail. */
  start?: ReactNode;
  /** What the page itself puts here. */
  middle?: ReactNode;
  /** Where the cursor goes when a page is opened. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Buttons at the end: language, keys, person. */
  children?: ReactNode;
}

/** The bar above a page of the staff's app. */
export function DeskBar({ title, sub, start, middle, headingRef, children }: DeskBarProps) {
  return (
    <header className={styles.bar}>
      {start}
      <div className={styles.heading}>
        <h1 ref={headingRef} tabIndex={-1}>
          {title}
        </h1>
        {sub ? <div className={styles.sub}>{sub}</div> : null}
      </div>
      <div className={styles.middle}>{middle}</div>
      {children ? <div className={styles.end}>{children}</div> : null}
    </header>
  );
}
