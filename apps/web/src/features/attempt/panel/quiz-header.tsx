import type { ReactNode } from 'react';
import styles from './quiz-header.module.css';

interface QuizHeaderProps {
  title: string;
  sub?: string | undefined;
  /** The progress bar, or the strip of results. */
  bar: ReactNode;
  children?: ReactNode;
}

export function QuizHeader({ title, sub, bar, children }: QuizHeaderProps) {
  return (
    <header className={styles.head}>
      <div className={styles.name}>
        <h1>{title}</h1>
        {sub ? <span className={styles.sub}>{sub}</span> : null}
      </div>
      <div className={styles.bar}>{bar}</div>
      <div className={styles.end}>{children}</div>
    </header>
  );
}
