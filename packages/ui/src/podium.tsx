import type { ReactNode } from 'react';
import { Avatar } from './avatar.tsx';
import { Card } from './card.tsx';
import { cx } from './cx.ts';
import styles from './podium.module.css';
import { Rosette } from './rosette.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface PodiumPerson {
  /** 1, 2 or 3: where they stand. Equals have one rank and two places. */
  place: number;
  rank: number;
  /** 'Rank 1', for screen readers: the rosette is a drawing. */
  rankLabel: string;
  name: string;
  /** '1,120 points' */
  points: string;
  picture: string | null;
  /** As the id of an avatar: nobody's own travels with a list of children. */
  colourNumber: number;
}

const stepOf = (rank: number) => styles[`step${Math.min(3, rank)}`];

/** The first three. They are read in their order; the first stands in the middle. */
export function Podium({ label, people }: { label: string; people: readonly PodiumPerson[] }) {
  return (
    <Card className={styles.card}>
      <ol className={styles.podium} aria-label={label}>
        {people.map((person) => (
          <li key={person.place} className={cx(styles.who, styles[`place${person.place}`])}>
            <VisuallyHidden>{person.rankLabel}</VisuallyHidden>
            <span className={cx(styles.face, stepOf(person.rank))}>
              <Avatar
                name={person.name}
                id={person.colourNumber}
                picture={person.picture}
                size={person.rank === 1 ? 120 : 96}
              />
            </span>
            <b className={styles.name}>{person.name}</b>
            <span className={styles.points}>{person.points}</span>
            <span className={cx(styles.step, stepOf(person.rank))}>
              <Rosette rank={person.rank} />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** The steps without the people: while they are on their way, and before there are any. */
export function EmptyPodium({ children }: { children?: ReactNode }) {
  return (
    <Card className={cx(styles.card, styles.empty)}>
      {children ? <div className={styles.words}>{children}</div> : null}
      <div className={styles.podium} aria-hidden="true">
        {[1, 2, 3].map((rank) => (
          <div key={rank} className={cx(styles.who, styles[`place${rank}`])}>
            <span className={cx(styles.step, stepOf(rank))} />
          </div>
        ))}
      </div>
    </Card>
  );
}
