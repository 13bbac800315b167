import type { RunResult } from '@shala/api-client/attempts-shape.ts';
import { TrendChart } from '@shala/ui/trend-chart.tsx';
import { VisuallyHidden } from '@shala/ui/visually-hidden.tsx';
import type { ReactNode } from 'react';
import { shortDay } from '#shared/dates/day-in-words.ts';
import { useIsPhone } from '#shared/hooks/use-is-phone.ts';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import styles from './run-analytics.module.css';
import { oneDecimal, threeDigits } from './run-figures.ts';
import { spanText } from './span-text.ts';

interface ScoreTrendProps {
  runs: readonly RunResult[];
  /** What stands opposite the title. */
  side: ReactNode;
  /** How much room there is for the chart on a wide screen. */
  room: 'narrow' | 'card' | 'wide';
}

/** The scores of the latest attempts as a line, and all of them as a table for whoever reads by ear. */
export function ScoreTrend({ runs, side, room }: ScoreTrendProps) {
  const t = useTexts();
  const language = useLanguage();
  const shape = useIsPhone() ? 'narrow' : room;
  const points = runs.slice(shape === 'narrow' ? -4 : -8).map((run) => ({
    id: run.id,
    value: run.score,
    text: `${threeDigits(run.score)}%`,
    label: t('results.attempt', { number: run.runNo }),
    note: shortDay(run.createdAt, language),
  }));
  return (
    <section className={styles.pane}>
      <div className={styles.head}>
        <h2>{t('results.trend')}</h2>
        {side}
      </div>
      <TrendChart
        points={points}
        shape={shape}
        label={`${t('results.trend')}: ${points.map(({ label, text }) => `${label} ${text}`).join(', ')}`}
      />
      <RunTable runs={runs} />
    </section>
  );
}

function RunTable({ runs }: { runs: readonly RunResult[] }) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <VisuallyHidden>
      <table>
        <caption>{t('results.trendTable')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('results.attempts')}</th>
            <th scope="col">{t('results.date')}</th>
            <th scope="col">{t('results.score')}</th>
            <th scope="col">{t('results.accuracy')}</th>
            <th scope="col">{t('results.speed')}</th>
            <th scope="col">{t('results.duration')}</th>
          </tr>
        </thead>
        <tbody>
          {runs.map((run) => (
            <tr key={run.id}>
              <th scope="row">{t('results.attempt', { number: run.runNo })}</th>
              <td>{shortDay(run.createdAt, language)}</td>
              <td>{`${threeDigits(run.score)}%`}</td>
              <td>{`${threeDigits(run.accuracy)}%`}</td>
              <td>{`${oneDecimal(run.secondsPerQuestion)} ${t('results.speedUnit')}`}</td>
              <td>{spanText(run.minutes, t)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
