import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './desk-shell.module.css';

interface DeskShellProps {
  skipLabel: string;
  /** The rail of areas; a page that needs the whole width goes without it. */
  rail: ReactNode;
  /** A DeskBar. */
  bar: ReactNode;
  children: ReactNode;
}

/** The frame of the staff's app: areas at the left, one bar, and as much room as there is for the work. */
export function DeskShell({ skipLabel, rail, bar, children }: DeskShellProps) {
  return (
    <div className={cx(styles.shell, rail ? null : styles.wide)}>
      <a className={styles.skip} href="#main">
        {skipLabel}
      </a>
      {rail}
      <div className={styles.column}>
        {bar}
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
    </div>
  );
}
