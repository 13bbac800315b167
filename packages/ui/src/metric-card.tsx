import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './metric-card.module.css';

/** Four figures beside each other, two by two where there is less room. */
export function MetricCards({ children }: { children: ReactNode }) {
  return <dl className={styles.cards}>{children}</dl>;
}

interface MetricCardProps {
  icon: ReactNode;
  name: string;
  /** Above zero it got better, below it got worse. */
  better?: number;
  /** '6.1 since first attempt' */
  note?: string | null;
  /** The figure, with its unit in <small>. */
  children: ReactNode;
}

/** One figure. What became of it is said by arrow and words, not by colour alone. */
export function MetricCard({ icon, name, better = 0, note = null, children }: MetricCardProps) {
  const Arrow = better > 0 ? TrendingUp : better < 0 ? TrendingDown : null;
  return (
    <div className={styles.card}>
      <dt>
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
        {name}
      </dt>
      <dd className={styles.value}>{children}</dd>
      <dd className={cx(styles.note, better > 0 && styles.up, better < 0 && styles.down)}>
        {note === null ? null : (
          <>
            {Arrow ? <Arrow aria-hidden="true" /> : null}
            {note}
          </>
        )}
      </dd>
    </div>
  );
}
