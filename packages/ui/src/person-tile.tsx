import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { Avatar } from './avatar.tsx';
import { cx } from './cx.ts';
import styles from './person-tile.module.css';

interface PersonTileProps {
  person: { id: number; name: string; picture?: string | null | undefined };
  /** Stands out among the others: the profile in use. */
  current?: boolean;
  busy?: boolean;
  onChoose: () => void;
}

/** A child to tap: picture and first name. */
export function PersonTile({ person, current = false, busy = false, onChoose }: PersonTileProps) {
  return (
    <button
      type="button"
      className={cx(styles.tile, current && styles.on)}
      aria-current={current || undefined}
      aria-busy={busy || undefined}
      onClick={onChoose}
    >
      <Avatar {...person} size={84} />
      <span className={styles.name}>{person.name}</span>
      {current ? (
        <span className={styles.tick} aria-hidden="true">
          <Check />
        </span>
      ) : null}
    </button>
  );
}

interface ClosedPersonTileProps {
  person: PersonTileProps['person'];
  /** 'Blocked' */
  mark: ReactNode;
}

/** A child who cannot be chosen. The reason stands beside the tiles, where there is room for it. */
export function ClosedPersonTile({ person, mark }: ClosedPersonTileProps) {
  return (
    <div className={cx(styles.tile, styles.off)}>
      <Avatar {...person} size={84} />
      <span className={styles.name}>{person.name}</span>
      {mark}
    </div>
  );
}

export function PersonTiles({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.tiles} aria-label={label}>
      {children}
    </ul>
  );
}
