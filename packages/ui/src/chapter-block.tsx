import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import type { ReactNode } from 'react';
import styles from './chapter-block.module.css';
import { cx } from './cx.ts';
import { ProgressBar } from './progress-bar.tsx';
import type { SubjectColour } from './subject-colour.ts';

interface ChapterBlockProps {
  colour: SubjectColour;
  /** '05' */
  number: string;
  name: string;
  /** '7 lessons · 3 exercises' */
  sub?: ReactNode;
  progress?: { percent: number; label: string; text: string } | undefined;
  /** 'View all' */
  action?: ReactNode;
  children?: ReactNode;
}

/** A chapter: its number on a small book, its name, how far the student is, and a few of its lessons. */
export function ChapterBlock({ colour, number, name, sub, progress, action, children }: ChapterBlockProps) {
  return (
    <section className={cx(styles.block, colour)}>
      <header className={styles.head}>
        <span className={styles.number}>{number}</span>
        <div className={styles.words}>
          <h2 className={styles.name}>{name}</h2>
          {sub ? <p className={styles.sub}>{sub}</p> : null}
        </div>
        {progress ? (
          <div className={styles.progress}>
            <ProgressBar subject className={styles.bar} label={progress.label} percent={progress.percent} />
            <b className={styles.percent}>{progress.text}</b>
          </div>
        ) : null}
        {action}
      </header>
      {children}
    </section>
  );
}

interface LockedChapterProps {
  name: string;
  /** 'Chapter 7' */
  number: string;
  lockLabel: string;
  /** Why it is closed. */
  text: ReactNode;
  actions: ReactNode;
  children?: ReactNode;
}

export function LockedChapter({ name, number, lockLabel, text, actions, children }: LockedChapterProps) {
  return (
    <section className={styles.locked}>
      <header className={cx(styles.head, styles.closed)}>
        <span className={styles.number} role="img" aria-label={lockLabel}>
          <LockKeyhole aria-hidden="true" />
        </span>
        <div className={styles.words}>
          <h2 className={styles.name}>
            {name} <small className={styles.which}>{number}</small>
          </h2>
          <p className={styles.sub}>{text}</p>
        </div>
        <div className={styles.actions}>{actions}</div>
      </header>
      {children}
    </section>
  );
}
