import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './section-head.module.css';

/** The title of a part of a page, with room for its buttons at the end. */
export function SectionHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={cx(styles.head, children ? styles.wide : null)}>
      <h2>{title}</h2>
      {children ? <div className={styles.side}>{children}</div> : null}
    </div>
  );
}
