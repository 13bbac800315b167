import type { FinishedAttemptQuestion } from '@shala/api-client/attempts-questions.ts';
import { PaletteCell, PaletteSwatch } from '@shala/ui/palette-cell.tsx';
import { type TextId, useTexts } from '#shared/texts/texts.ts';
import { padIndex, type ResultCell } from '../model/palette-state.ts';
import { cellOf } from '../model/run-results.ts';
import styles from '../panel/palette.module.css';

const names: Record<ResultCell, TextId> = {
  correct: 'results.correct',
  wrong: 'results.incorrect',
  evaluating: 'results.evaluating',
  unanswered: 'results.unanswered',
};

interface ResultPaletteProps {
  questions: readonly FinishedAttemptQuestion[];
  current: number;
  onGoTo: (index: number) => void;
}

export function ResultCells({ questions, current, onGoTo }: ResultPaletteProps) {
  const t = useTexts();
  return questions.map((finished, index) => {
    const cell = cellOf(finished);
    const { isMarked } = finished.own;
    return (
      <PaletteCell
        key={finished.question.id}
        number={padIndex(index)}
        state={cell}
        marked={isMarked}
        current={index === current}
        label={t(isMarked ? 'quiz.cellMarked' : 'quiz.cell', {
          number: padIndex(index),
          state: t(names[cell]),
        })}
        onClick={() => onGoTo(index)}
      />
    );
  });
}

export function ResultPalette(props: ResultPaletteProps) {
  const t = useTexts();
  const { questions } = props;
  const cells = questions.map(cellOf);
  return (
    <>
      <nav className={styles.grid} aria-label={t('quiz.palette')}>
        <ResultCells {...props} />
      </nav>
      <ul className={styles.legend}>
        {(Object.keys(names) as ResultCell[]).map((cell) => (
          <li key={cell}>
            <PaletteSwatch state={cell} />
            {t(names[cell])}
            <b>{cells.filter((other) => other === cell).length}</b>
          </li>
        ))}
        <li>
          <PaletteSwatch state="badge" />
          {t('results.marked')}
          <b>{questions.filter(({ own }) => own.isMarked).length}</b>
        </li>
      </ul>
    </>
  );
}
