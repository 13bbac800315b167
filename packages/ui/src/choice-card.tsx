import Check from 'lucide-react/icons/check';
import { type ReactNode, useId } from 'react';
import styles from './choice-card.module.css';
import { cx } from './cx.ts';

export interface ChoiceCardProps {
  /** The same for all cards of one question. */
  group: string;
  title: string;
  sub?: string | undefined;
  /** A picture, or the letters that stand for it. */
  emblem?: ReactNode;
  checked: boolean;
  onChoose: () => void;
  /** Why the card cannot be chosen. It stays in reach of the keyboard, so that the reason can be read. */
  closed?: string | undefined;
}

export function ChoiceCard({ group, title, sub, emblem, checked, onChoose, closed }: ChoiceCardProps) {
  const note = useId();
  return (
    <label className={cx(styles.card, !emblem && styles.bare, checked && styles.on, closed && styles.off)}>
      <input
        type="radio"
        name={group}
        className={styles.input}
        checked={checked}
        aria-label={sub ? `${title}, ${sub}` : title}
        aria-disabled={closed ? true : undefined}
        aria-describedby={closed ? note : undefined}
        onChange={() => {
          if (!closed) onChoose();
        }}
      />
      {emblem}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {sub ? <span className={styles.sub}>{sub}</span> : null}
        {closed ? (
          <span className={styles.sub} id={note}>
            {closed}
          </span>
        ) : null}
      </span>
      {checked ? (
        <span className={styles.tick} aria-hidden="true">
          <Check />
        </span>
      ) : null}
    </label>
  );
}

/** The round sign of a board or exam: its picture, or two letters of its name. */
export function ChoiceEmblem({ picture, letters }: { picture: string | null; letters: string }) {
  return (
    <span className={styles.emblem} aria-hidden="true">
      {picture ? <img src={picture} alt="" loading="lazy" /> : letters}
    </span>
  );
}

interface ChoiceGroupProps {
  label: string;
  /** Cards stand two in a row, unless their words need the width. */
  columns?: 1 | 2;
  children: ReactNode;
}

export function ChoiceGroup({ label, columns = 2, children }: ChoiceGroupProps) {
  return (
    <div role="radiogroup" aria-label={label} className={cx(styles.group, columns === 1 && styles.list)}>
      {children}
    </div>
  );
}
