import { cx } from './cx.ts';
import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /** What is in progress, for screen readers. */
  label: string;
  percent: number;
  /** Takes the colour of the nearest s1..s7 around it. */
  subject?: boolean;
  /** Thicker, in a colour of its own, where the bar is what a card is about. */
  tone?: 'right' | 'spark' | undefined;
  className?: string | undefined;
}

export function ProgressBar({ label, percent, subject = false, tone, className }: ProgressBarProps) {
  const now = Math.round(Math.min(100, Math.max(0, percent)));
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuenow={now}
      aria-valuemin={0}
      aria-valuemax={100}
      className={cx(styles.bar, subject && styles.subject, tone && styles[tone], className)}
    >
      <span className={styles.done} style={{ width: `${now}%` }} />
    </span>
  );
}
