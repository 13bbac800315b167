import type { RunResult } from '@shala/api-client/attempts-shape.ts';
import { Chip } from '@shala/ui/chip.tsx';
import { momentInWords } from '#shared/dates/day-in-words.ts';
import { threeDigits } from '#shared/results/run-figures.ts';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import { bestRun } from '../model/run-results.ts';
import styles from './run-list.module.css';

interface RunListProps {
  runs: readonly RunResult[];
  current: RunResult;
  onChoose: (run: RunResult) => void;
}

/** All attempts, the newest first; the chosen one is shown beside it. */
export function RunList({ runs, current, onChoose }: RunListProps) {
  const t = useTexts();
  const language = useLanguage();
  const best = runs.length > 1 ? bestRun(runs) : null;
  return (
    <>
      <h2 className={styles.title}>{t('results.attempts')}</h2>
      <ul className={styles.list}>
        {runs.toReversed().map((run) => (
          <li key={run.id}>
            <button
              type="button"
              className={styles.run}
              aria-pressed={run.id === current.id}
              onClick={() => onChoose(run)}
            >
              <span>
                <b>{t('results.attempt', { number: run.runNo })}</b>
                <small>{momentInWords(run.createdAt, language)}</small>
              </span>
              {run === best ? <Chip tone="right">{t('results.best')}</Chip> : null}
              <em>{`${threeDigits(run.score)}%`}</em>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
