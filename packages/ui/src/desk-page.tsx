import type { ReactNode } from 'react';
import styles from './desk-page.module.css';

/** The body of a page of the staff's app: small gutters, the whole width. */
export const DeskPage = ({ children }: { children: ReactNode }) => (
  <div className={styles.page}>{children}</div>
);

interface PanelProps {
  title: string;
  /** A count beside the title. */
  note?: ReactNode;
  /** Buttons or links at the end of the head. */
  actions?: ReactNode;
  /** Nothing: the head is all there is. */
  children?: ReactNode;
}

/** A sheet with a head; what stands in it comes without a frame of its own. */
export function Panel({ title, note, actions, children }: PanelProps) {
  return (
    <section className={styles.panel}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {note ? <span className={styles.note}>{note}</span> : null}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {children}
    </section>
  );
}
