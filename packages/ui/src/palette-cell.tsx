import Bookmark from 'lucide-react/icons/bookmark';
import Check from 'lucide-react/icons/check';
import Hourglass from 'lucide-react/icons/hourglass';
import Minus from 'lucide-react/icons/minus';
import X from 'lucide-react/icons/x';
import { cx } from './cx.ts';
import styles from './palette-cell.module.css';

export type PaletteState =
  | 'not-visited'
  | 'not-answered'
  | 'answered'
  | 'marked'
  | 'answered-marked'
  | 'correct'
  | 'wrong'
  | 'evaluating'
  | 'unanswered';

/** Never colour alone: an answer is a line under the number, a mark a corner, a result a sign. */
const signs = { correct: Check, wrong: X, evaluating: Hourglass, unanswered: Minus };
const isResult = (state: PaletteState): state is keyof typeof signs => state in signs;
const isMark = (state: PaletteState) => state === 'marked' || state === 'answered-marked';

interface PaletteCellProps {
  /** Two digits. */
  number: string;
  state: PaletteState;
  /** On results a mark stands beside the result. */
  marked?: boolean;
  current: boolean;
  /** Number, state and mark in words. */
  label: string;
  onClick: () => void;
}

export function PaletteCell({ number, state, marked = false, current, label, onClick }: PaletteCellProps) {
  return (
    <button
      type="button"
      className={cx(styles.cell, styles[state], current && styles.current)}
      aria-label={label}
      aria-current={current ? 'true' : undefined}
      onClick={onClick}
    >
      {number}
      <Sign state={state} />
      {marked ? (
        <span className={styles.badge}>
          <Bookmark aria-hidden="true" />
        </span>
      ) : null}
    </button>
  );
}

function Sign({ state }: { state: PaletteState }) {
  if (isMark(state)) return <Bookmark className={styles.corner} aria-hidden="true" />;
  if (!isResult(state)) return null;
  const Icon = signs[state];
  return <Icon className={styles.sign} aria-hidden="true" />;
}

/** The same look, small, for the legend. */
export function PaletteSwatch({ state }: { state: PaletteState | 'badge' }) {
  if (state === 'badge') {
    return (
      <span className={cx(styles.badge, styles.lying)} aria-hidden="true">
        <Bookmark />
      </span>
    );
  }
  return (
    <span className={cx(styles.swatch, styles[state])} aria-hidden="true">
      <Sign state={state} />
    </span>
  );
}
