import type { ReactNode } from 'react';
import styles from './auth-layout.module.css';

interface AuthLayoutProps {
  art: ReactNode;
  /** Top right on wide screens: the language switch. A phone has its own button inside the art. */
  corner?: ReactNode;
  foot?: ReactNode;
  /** Above the title: the pencil of a registration. */
  above?: ReactNode;
  title: string;
  intro?: ReactNode;
  children?: ReactNode;
}

/** Login, signup and welcome: the ruled page beside the form; on a phone above it. */
export function AuthLayout({ art, corner, foot, above, title, intro, children }: AuthLayoutProps) {
  return (
    <div className={styles.split}>
      {art}
      <main className={styles.form}>
        <div className={styles.corner}>{corner}</div>
        <div className={styles.box}>
          {above ? <div className={styles.above}>{above}</div> : null}
          <h1 className={styles.title}>{title}</h1>
          {intro ? <div className={styles.intro}>{intro}</div> : null}
          {children}
        </div>
        {foot ? <div className={styles.foot}>{foot}</div> : null}
      </main>
    </div>
  );
}
