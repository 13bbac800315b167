import type { ReactNode } from 'react';
import { Avatar } from './avatar.tsx';
import { cx } from './cx.ts';
import styles from './person-pill.module.css';
import { plainLink, type RenderLink } from './render-link.tsx';

interface Person {
  id: number;
  name: string;
  picture?: string | null | undefined;
}

interface PersonPillProps {
  person: Person;
  current?: boolean;
  busy?: boolean;
  onChoose: () => void;
}

/** A child in a row of children. */
export function PersonPill({ person, current = false, busy = false, onChoose }: PersonPillProps) {
  return (
    <button
      type="button"
      className={cx(styles.pill, current && styles.on)}
      aria-current={current || undefined}
      aria-busy={busy || undefined}
      onClick={onChoose}
    >
      <Avatar {...person} size={36} />
      <span className={styles.name}>{person.name}</span>
    </button>
  );
}

/** A child who cannot be chosen; the reason stands under the row. */
export function ClosedPersonPill({ person, mark }: { person: Person; mark: ReactNode }) {
  return (
    <span className={cx(styles.pill, styles.off)}>
      <Avatar {...person} size={36} />
      <span className={styles.name}>{person.name}</span>
      {mark}
    </span>
  );
}

interface AddPillProps {
  href: string;
  label: string;
  icon: ReactNode;
  renderLink?: RenderLink;
}

export const AddPill = ({ href, label, icon, renderLink = plainLink }: AddPillProps) =>
  renderLink({ href, className: cx(styles.pill, styles.add), 'aria-label': label, children: icon });

export function PersonPills({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.pills} aria-label={label}>
      {children}
    </ul>
  );
}
