import type { CSSProperties } from 'react';
import styles from './pencil-progress.module.css';

interface PencilProgressProps {
  label: string;
  percent: number;
}

/** Onboarding: a pencil draws its line as far as the student has come. */
export function PencilProgress({ label, percent }: PencilProgressProps) {
  const now = Math.round(Math.min(100, Math.max(0, percent)));
  return (
    <div className={styles.row}>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuenow={now}
        aria-valuemin={0}
        aria-valuemax={100}
        style={{ '--done': now / 100 } as CSSProperties}
      >
        <div className={styles.line} />
        <svg className={styles.pencil} width="62" height="20" viewBox="0 0 62 20" aria-hidden="true">
          <path d="M0 10 14 2h32v16H14Z" fill="var(--spark)" />
          <path d="M0 10 14 2v16Z" fill="var(--pencil-wood)" />
          <path d="m0 10 5-2.800v5.600Z" fill="var(--ink)" />
          <path d="M46 2h7v16h-7z" fill="var(--pencil-ferrule)" />
          <rect x="53" y="2" width="9" height="16" rx="3" fill="var(--pencil-rubber)" />
        </svg>
      </div>
      <span className={styles.number} aria-hidden="true">
        {now}%
      </span>
    </div>
  );
}
