import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './option-row.module.css';

interface OptionFace {
  /** a, b, c ... */
  letter: string;
  children: ReactNode;
}

interface OptionRowProps extends OptionFace {
  chosen: boolean;
  disabled?: boolean;
  onChoose: () => void;
}

/** An option while the question is open: pressed or not, so that a second press can let go of it. */
export function OptionRow({ letter, chosen, disabled = false, onChoose, children }: OptionRowProps) {
  return (
    <button
      type="button"
      className={cx(styles.option, chosen && styles.chosen)}
      aria-pressed={chosen}
      disabled={disabled}
      onClick={onChoose}
    >
      <Letter>{letter}</Letter>
      <span className={styles.words}>{children}</span>
    </button>
  );
}

interface OptionResultProps extends OptionFace {
  result: 'right' | 'wrong' | 'plain';
  /** 'Your answer', 'Right answer'. */
  note?: string | undefined;
}

const icons = { right: Check, wrong: X };

/** An option after the end. */
export function OptionResult({ letter, result, note, children }: OptionResultProps) {
  const Icon = result === 'plain' ? null : icons[result];
  return (
    <li className={cx(styles.option, styles.still, result !== 'plain' && styles[result])}>
      <Letter>{letter}</Letter>
      <span className={styles.words}>{children}</span>
      {note ? (
        <small className={styles.note}>
          {Icon ? <Icon aria-hidden="true" /> : null}
          {note}
        </small>
      ) : null}
    </li>
  );
}

const Letter = ({ children }: { children: string }) => <b className={styles.letter}>{children}</b>;
