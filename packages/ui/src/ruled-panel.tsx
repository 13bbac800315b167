import type { ReactNode } from 'react';
import styles from './ruled-panel.module.css';

interface RuledPanelProps {
  title: string;
  text?: ReactNode;
  /** One Button or ButtonLink: the panel turns it into white paper. */
  action?: ReactNode;
  /** Up to three numbers with a name each; left out while there are none. */
  facts?: { value: ReactNode; name: string }[];
}

/** The welcome: a page of a ruled notebook with its margin line. */
export function RuledPanel({ title, text, action, facts = [] }: RuledPanelProps) {
  return (
    <section className={styles.panel}>
      <div className={styles.body}>
        <h2 className={styles.title}>{title}</h2>
        {text ? <p className={styles.text}>{text}</p> : null}
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
      {facts.length > 0 ? (
        <dl className={styles.facts}>
          {facts.map(({ value, name }) => (
            <div key={name} className={styles.fact}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </section>
  );
}
