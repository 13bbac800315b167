import styles from './badge.module.css';
import { cx } from './cx.ts';

interface BadgeProps {
  count: number;
  small?: boolean;
  className?: string | undefined;
}

/** A count in a red pill. Whatever carries it says the count in words, so it is silent itself. */
export function Badge({ count, small = false, className }: BadgeProps) {
  return (
    <span aria-hidden="true" className={cx(styles.badge, small && styles.small, className)}>
      {count > 99 ? '99+' : count}
    </span>
  );
}
