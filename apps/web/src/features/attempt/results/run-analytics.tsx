import type { RunResult } from '@shala/api-client/attempts-shape.ts';
import { PaletteSwatch } from '@shala/ui/palette-cell.tsx';
import { PieChart } from '@shala/ui/pie-chart.tsx';
import { TrendChart } from '@shala/ui/trend-chart.tsx';
import { VisuallyHidden } from '@shala/ui/visually-hidden.tsx';
import { shortDay } from '#shared/dates/day-in-words.ts';
import { type TextId, useLanguage, useTexts } from '#shared/texts/texts.ts';
import type { ResultCell } from '../model/palette-state.ts';
import { threeDigits } from '../model/run-results.ts';
import { spanText } from './format-run.ts';
import { MetricCards } from './metric-cards.tsx';
import styles from './run-analytics.module.css';

interface RunAnalyticsProps {
  runs: readonly RunResult[];
  run: RunResult;
}

const latest = 8;

/** One attempt in numbers, and all of them in a line. */
export function RunAnalytics({ runs, run }: RunAnalyticsProps) {
  const t = useTexts();
  const language = useLanguage();
  const counts: [ResultCell, TextId, number][] = [
    ['correct', 'results.correct', run.correct],
    ['wrong', 'results.incorrect', run.incorrect],
    ['evaluating', 'results.evaluating', run.evaluating],
    ['unanswered', 'results.unanswered', run.unanswered],
  ];
  const points = runs.slice(-latest).map((one) => ({
    id: one.id,
    value: one.score,
    text: `${threeDigits(one.score)}%`,
    label: t('results.attempt', { number: one.runNo }),
    note: shortDay(one.createdAt, language),
  }));
  return (
    <>
      <MetricCards runs={runs} run={run} />
      <div className={styles.charts}>
        <section className={styles.pane}>
          <h2>
            {t('results.answers')}
            <span>
              {t('results.questionCount', { count: counts.reduce((sum, [, , count]) => sum + count, 0) })}
            </span>
          </h2>
          <PieChart
            label={t('results.spread', {
              correct: run.correct,
              incorrect: run.incorrect,
              evaluating: run.evaluating,
              unanswered: run.unanswered,
            })}
            slices={[
              { tone: 'right', count: run.correct },
              { tone: 'wrong', count: run.incorrect },
              { tone: 'wait', count: run.evaluating },
              { tone: 'none', count: run.unanswered },
            ]}
          />
          <dl className={styles.counts}>
            {counts.map(([cell, name, count]) => (
              <div key={cell}>
                <dt>
                  <PaletteSwatch state={cell} />
                  {t(name)}
                </dt>
                <dd>{count}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section className={styles.pane}>
          <h2>
            {t('results.trend')}
            <span>{t('results.byAttempt')}</span>
          </h2>
          <TrendChart
            points={points}
            label={`${t('results.trend')}: ${points.map(({ label, text }) => `${label} ${text}`).join(', ')}`}
          />
          <RunTable runs={runs} />
        </section>
      </div>
    </>
  );
}

/** The same for whoever reads by ear. */
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
              <td>{`${run.secondsPerQuestion} ${t('results.speedUnit')}`}</td>
              <td>{spanText(run.minutes, t)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
