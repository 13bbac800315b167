import ChevronDown from 'lucide-react/icons/chevron-down';
import { Avatar } from './avatar.tsx';
import { cx } from './cx.ts';
import styles from './profile-button.module.css';

interface ProfileButtonProps {
  /** 'Ananya, Class 8: switch course or profile' */
  label: string;
  person: { id: number; name: string; picture?: string | null | undefined };
  sub?: string | undefined;
  /** On a phone only the picture shows. */
  compact?: boolean;
  expanded?: boolean;
  onClick: () => void;
}

export function ProfileButton({
  label,
  person,
  sub,
  compact = false,
  expanded,
  onClick,
}: ProfileButtonProps) {
  return (
    <button
      type="button"
      className={cx(styles.me, compact && styles.alone)}
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={expanded}
      onClick={onClick}
    >
      <Avatar {...person} size={compact ? 44 : 40} />
      {compact ? null : (
        <>
          <span className={styles.words}>
            <span className={styles.name}>{person.name}</span>{' '}
            {sub ? <span className={styles.sub}>{sub}</span> : null}
          </span>
          <ChevronDown aria-hidden="true" />
        </>
      )}
    </button>
  );
}
