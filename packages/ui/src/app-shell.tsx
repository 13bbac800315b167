import type { ReactNode } from 'react';
import styles from './app-shell.module.css';

interface AppShellProps {
  sidebar: ReactNode;
  bottomBar: ReactNode;
  skipLabel: string;
  children: ReactNode;
}

/** Sidebar beside the page; under 992 px the bottom bar instead. */
export function AppShell({ sidebar, bottomBar, skipLabel, children }: AppShellProps) {
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        {skipLabel}
      </a>
      {sidebar}
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {bottomBar}
    </div>
  );
}
