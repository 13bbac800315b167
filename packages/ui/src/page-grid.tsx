import type { CSSProperties, ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './page-grid.module.css';

interface PageGridProps {
  children: ReactNode;
  aside?: ReactNode;
  asideWidth?: number;
}

/** The body of a page: gutters, the widest line, and a side column that stacks under 992 px. */
export function PageGrid({ children, aside, asideWidth = 348 }: PageGridProps) {
  return (
    <div
      className={cx(styles.page, aside ? styles.split : null)}
      style={{ '--aside': `${asideWidth}px` } as CSSProperties}
    >
      <div>{children}</div>
      {aside}
    </div>
  );
}
