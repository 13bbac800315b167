import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './data-table.module.css';

export interface Column<Row> {
  id: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the end of their column. */
  isFigure?: boolean;
  /** Names the row for screen readers; one column has it. */
  isName?: boolean;
}

interface DataTableProps<Row> {
  /** Says what the table is about, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
}

/** So few columns fit on a phone. */
const fewColumns = 3;

/** Many rows, close together. A tablet moves it sideways, and the keyboard can, too; on a phone each row is a card. */
export function DataTable<Row>({ caption, columns, rows, keyOf }: DataTableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={caption}>
      <table className={cx(styles.table, columns.length > fewColumns && styles.cards)}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ id, head, isFigure }) => (
              <th key={id} scope="col" className={cx(isFigure && styles.figure)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ id, head, cell, isFigure, isName }) =>
                isName ? (
                  <th key={id} scope="row" className={styles.name}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={id} data-head={head} className={cx(isFigure && styles.figure)}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
