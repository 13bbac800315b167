import { cx } from './cx.ts';
import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /** What is in progress, for screen readers. */
  label: string;
  percent: number;
  /** Takes the colour of the nearest s1..s7 around it. */
  subject?: boolean;
  className?: string | undefined;
}

export function ProgressBar({ label, percent, subject = false, className }: ProgressBarProps) {
  const now = Math.round(Math.min(100, Math.max(0, percent)));
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuenow={now}
      aria-valuemin={0}
      aria-valuemax={100}
      className={cx(styles.bar, subject && styles.subject, className)}
    >
      <span className={styles.done} style={{ width: `${now}%` }} />
    </span>
  );
}
