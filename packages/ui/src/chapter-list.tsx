import CircleCheck from 'lucide-react/icons/circle-check';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { Card } from './card.tsx';
import styles from './chapter-list.module.css';
import { cx } from './cx.ts';

export interface ChapterRow {
  id: number;
  number: number;
  name: string;
  /** '2 of 6 exercises' */
  sub: string;
  /** Null: there is nothing to do in it yet. */
  percent: number | null;
  isLocked: boolean;
}

interface ChapterListProps {
  title: string;
  note?: string | undefined;
  rows: readonly ChapterRow[];
  chosenId: number | null;
  onChoose: (id: number) => void;
  lockedLabel: string;
  doneLabel: string;
}

/** The left pane of practice: one chapter is chosen, the others tell how far they are. */
export function ChapterList(props: ChapterListProps) {
  const { title, note, rows, chosenId, onChoose, lockedLabel, doneLabel } = props;
  return (
    <Card className={styles.pane}>
      <h2 className={styles.head}>
        {title}
        {note ? <span className={styles.note}>{note}</span> : null}
      </h2>
      <ol className={styles.list}>
        {rows.map((row) => {
          const isOn = row.id === chosenId;
          return (
            <li key={row.id}>
              <button
                type="button"
                className={cx(styles.row, isOn && styles.on)}
                aria-current={isOn || undefined}
                onClick={() => onChoose(row.id)}
              >
                <span className={styles.no} aria-hidden="true">
                  {String(row.number).padStart(2, '0')}
                </span>
                <span>
                  <span className={styles.name}>{row.name}</span>
                  <span className={styles.sub}>{row.sub}</span>
                </span>
                <RowState row={row} lockedLabel={lockedLabel} doneLabel={doneLabel} />
              </button>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

type RowStateProps = Pick<ChapterListProps, 'lockedLabel' | 'doneLabel'> & { row: ChapterRow };

function RowState({ row, lockedLabel, doneLabel }: RowStateProps) {
  if (row.isLocked) {
    return (
      <span className={styles.state} role="img" aria-label={lockedLabel}>
        <LockKeyhole aria-hidden="true" />
      </span>
    );
  }
  if (row.percent === null) return null;
  if (row.percent < 100) return <span className={styles.state}>{row.percent}%</span>;
  return (
    <span className={cx(styles.state, styles.done)} role="img" aria-label={doneLabel}>
      <CircleCheck aria-hidden="true" />
    </span>
  );
}
