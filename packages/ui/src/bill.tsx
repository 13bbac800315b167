import type { ReactNode } from 'react';
import styles from './bill.module.css';
import { cx } from './cx.ts';

interface BillRow {
  readonly id: number | string;
  readonly name: string;
  readonly amount: string;
  /** Money that is saved. */
  readonly isOff?: boolean;
}

interface BillProps {
  title: string;
  rows: readonly BillRow[];
  total: { name: string; amount: string };
  /** Under the total. */
  note?: ReactNode;
  children: ReactNode;
}

/** A slip torn off the roll: names and amounts with dots between them, the total, and what to do with it. */
export function Bill({ title, rows, total, note, children }: BillProps) {
  return (
    <section className={styles.slip} aria-label={title}>
      <div className={styles.bill}>
        <h2 className={styles.title}>{title}</h2>
        <dl className={styles.rows}>
          {rows.map(({ id, name, amount, isOff = false }) => (
            <div key={id} className={cx(styles.row, isOff && styles.off)}>
              <dt>{name}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
          <div className={styles.total}>
            <dt>{total.name}</dt>
            <dd>{total.amount}</dd>
          </div>
        </dl>
        {note ? <p className={styles.note}>{note}</p> : null}
        {children}
      </div>
    </section>
  );
}
