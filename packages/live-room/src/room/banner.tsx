import { cx } from '@shala/ui/cx.ts';
import type { ReactNode } from 'react';
import styles from './banner.module.css';

interface BannerProps {
  tone?: 'plain' | 'wait' | 'bad';
  icon?: ReactNode;
  children: ReactNode;
  action?: { label: string; onPress: () => void } | undefined;
}

/** A line over the stage: what is so now, and what can be done about it. */
export function Banner({ tone = 'plain', icon, children, action }: BannerProps) {
  return (
    <div className={cx(styles.banner, styles[tone])} role="status">
      {icon}
      <span className={styles.words}>{children}</span>
      {action ? (
        <button type="button" className={styles.action} onClick={action.onPress}>
          {action.label}
        </button>
      ) : null}
    </div>
  );
}
