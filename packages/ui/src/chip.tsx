import type { ReactNode } from 'react';
import styles from './chip.module.css';
import { cx } from './cx.ts';

interface ChipProps {
  /** `subject` takes the colour of the nearest s1..s7 around it. */
  tone?: 'brand' | 'right' | 'wrong' | 'wait' | 'subject' | 'quiet';
  icon?: ReactNode;
  children: ReactNode;
}

export function Chip({ tone = 'brand', icon, children }: ChipProps) {
  return (
    <span className={cx(styles.chip, tone !== 'brand' && styles[tone])}>
      {icon}
      {children}
    </span>
  );
}
