import { PaletteCell, PaletteSwatch } from '@shala/ui/palette-cell.tsx';
import { type TextId, useTexts } from '#shared/texts/texts.ts';
import { type AttemptState, countAnswered } from '../model/attempt-state.ts';
import { type OpenCell, openCell, padIndex } from '../model/palette-state.ts';
import styles from './palette.module.css';

const names: Record<OpenCell, TextId> = {
  answered: 'quiz.stateAnswered',
  'not-answered': 'quiz.stateNotAnswered',
  marked: 'quiz.stateMarked',
  'answered-marked': 'quiz.stateAnsweredMarked',
  'not-visited': 'quiz.stateNotVisited',
};

interface PaletteProps {
  state: AttemptState;
  onGoTo: (index: number) => void;
}

export function PaletteCells({ state, onGoTo }: PaletteProps) {
  const t = useTexts();
  return state.questions.map((question, index) => {
    const cell = openCell(question);
    return (
      <PaletteCell
        key={question.id}
        number={padIndex(index)}
        state={cell}
        current={index === state.current}
        label={t('quiz.cell', { number: padIndex(index), state: t(names[cell]) })}
        onClick={() => onGoTo(index)}
      />
    );
  });
}

/** Counts, all questions, and what the looks mean. */
export function Palette({ state, onGoTo }: PaletteProps) {
  const t = useTexts();
  const counts: [TextId, number][] = [
    ['quiz.attempted', state.attempted],
    ['quiz.remaining', state.remaining],
    ['quiz.markedForReview', state.marked],
  ];
  return (
    <>
      <dl className={styles.counts}>
        {counts.map(([name, count]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.answered}>
        {t('quiz.answeredOf', { count: countAnswered(state), total: state.questions.length })}
      </p>
      <nav className={styles.grid} aria-label={t('quiz.palette')}>
        <PaletteCells state={state} onGoTo={onGoTo} />
      </nav>
      <ul className={styles.legend}>
        {(Object.keys(names) as OpenCell[]).map((cell) => (
          <li key={cell}>
            <PaletteSwatch state={cell} />
            {t(names[cell])}
          </li>
        ))}
      </ul>
    </>
  );
}
