import type { ReactNode } from 'react';
import styles from './setup-layout.module.css';

interface SetupLayoutProps {
  /** The ruled page beside the form; a phone has no room for it. */
  art: ReactNode;
  back?: ReactNode;
  /** The pencil. Without it the page stands outside the wizard. */
  progress?: ReactNode;
  /** The language switch. On a phone the pencil needs its place. */
  corner?: ReactNode;
  title: string;
  intro?: ReactNode;
  children: ReactNode;
  /** The button that leads on; on a phone it stays in reach at the foot of the screen. */
  action?: ReactNode;
}

/** A step of setting up a child's course. */
export function SetupLayout(props: SetupLayoutProps) {
  const { art, back, progress, corner, title, intro, children, action } = props;
  return (
    <div className={styles.split}>
      <div className={styles.art}>{art}</div>
      <main className={styles.page}>
        <div className={styles.head}>
          {back}
          <div className={styles.progress}>{progress}</div>
          <div className={progress ? styles.wideOnly : undefined}>{corner}</div>
        </div>
        <div className={styles.body}>
          <h1 className={styles.title}>{title}</h1>
          {intro ? <p className={styles.intro}>{intro}</p> : null}
          {children}
        </div>
        {action ? <div className={styles.action}>{action}</div> : null}
      </main>
    </div>
  );
}
