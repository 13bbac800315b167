import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import type { SubjectColour } from './subject-colour.ts';
import styles from './subject-cover.module.css';

interface SubjectCoverProps {
  colour: SubjectColour;
  /** 'Chapter 8' */
  over: string;
  title: string;
  facts?: readonly { name: string; value: string }[];
  children?: ReactNode;
}

/** A book lying on its side: the head of a chapter's page. */
export function SubjectCover({ colour, over, title, facts = [], children }: SubjectCoverProps) {
  return (
    <header className={cx(styles.cover, colour)}>
      <div>
        <p className={styles.over}>{over}</p>
        <h2 className={styles.title}>{title}</h2>
        {children}
      </div>
      {facts.length > 0 ? (
        <dl className={styles.facts}>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </header>
  );
}
