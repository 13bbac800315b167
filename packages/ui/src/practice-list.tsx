import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Timer from 'lucide-react/icons/timer';
import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { cx } from './cx.ts';
import styles from './practice-list.module.css';

interface PracticeRowProps {
  number: number;
  title: string;
  /** '10 questions' */
  questions: string;
  /** '15 min', '12:48 left', 'No time limit' */
  time: string;
  /** 'Not attempted', a score, how far it is. */
  state: ReactNode;
  /** A go is under way here. */
  isNow?: boolean;
  /** One Button or ButtonLink. */
  action: ReactNode;
}

/** An exercise or a paper: what it is, how it went, and the way in. */
export function PracticeRow({ number, title, questions, time, state, isNow, action }: PracticeRowProps) {
  return (
    <li className={cx(styles.row, isNow && styles.now)}>
      <span className={styles.number} aria-hidden="true">
        {String(number).padStart(2, '0')}
      </span>
      <div>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.facts}>
          <span>
            <CircleHelp aria-hidden="true" />
            {questions}
          </span>
          <span>
            <Timer aria-hidden="true" />
            {time}
          </span>
        </p>
      </div>
      <div className={styles.state}>{state}</div>
      <div className={styles.action}>{action}</div>
    </li>
  );
}

export function PracticeList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Card className={styles.card}>
      <ol className={styles.list} aria-label={label}>
        {children}
      </ol>
    </Card>
  );
}

interface PracticeScoreProps {
  percent: number;
  text: string;
}

/** '90%' above 'Last score, 11 Jul'. Under 60 the figure warns, and its words say the same. */
export function PracticeScore({ percent, text }: PracticeScoreProps) {
  return (
    <>
      <strong className={cx(percent < 60 && styles.low)}>{Math.round(percent)}%</strong>
      {text}
    </>
  );
}
