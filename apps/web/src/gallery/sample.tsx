import { cx } from '@shala/ui/cx.ts';
import type { ReactNode } from 'react';
import styles from './gallery-page.module.css';

/** A titled box of the gallery. */
export function Sample({
  name,
  wide = false,
  children,
}: {
  name: string;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={cx(styles.sample, wide && styles.wide)}>
      <h3>{name}</h3>
      {children}
    </div>
  );
}

export function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h2>{name}</h2>
      <div className={styles.wall}>{children}</div>
    </section>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

export function Frame({ children }: { children: ReactNode }) {
  return <div className={styles.frame}>{children}</div>;
}
