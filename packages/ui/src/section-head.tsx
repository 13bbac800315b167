import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './section-head.module.css';

interface SectionHeadProps {
  title: string;
  /** Nothing of the page stands above it. */
  isFirst?: boolean;
  children?: ReactNode;
}

/** The title of a part of a page, with room for its buttons at the end. */
export function SectionHead({ title, isFirst = false, children }: SectionHeadProps) {
  return (
    <div className={cx(styles.head, children ? styles.wide : null, isFirst && styles.first)}>
      <h2>{title}</h2>
      {children ? <div className={styles.side}>{children}</div> : null}
    </div>
  );
}
