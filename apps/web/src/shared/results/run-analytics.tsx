import type { RunResult } from '@shala/api-client/attempts-shape.ts';
import { PaletteSwatch } from '@shala/ui/palette-cell.tsx';
import { PieChart } from '@shala/ui/pie-chart.tsx';
import type { ReactNode } from 'react';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './run-analytics.module.css';
import { RunCards } from './run-cards.tsx';
import { ScoreTrend } from './score-trend.tsx';

interface RunAnalyticsProps {
  runs: readonly RunResult[];
  run: RunResult;
  /** What stands opposite the title of the trend. */
  trendSide?: ReactNode;
  /** A list stands beside it. */
  isBesideList?: boolean;
}

/** One attempt in numbers, and all of them in a line. */
export function RunAnalytics({ runs, run, trendSide, isBesideList = false }: RunAnalyticsProps) {
  const t = useTexts();
  return (
    <>
      <RunCards runs={runs} run={run} />
      <div className={styles.charts}>
        <AnswerSpread run={run} />
        <ScoreTrend
          runs={runs}
          room={isBesideList ? 'narrow' : 'card'}
          side={trendSide ?? <span className={styles.note}>{t('results.byAttempt')}</span>}
        />
      </div>
    </>
  );
}

function AnswerSpread({ run }: { run: RunResult }) {
  const t = useTexts();
  const { correct, incorrect, evaluating, unanswered } = run;
  const counts = [
    ['correct', 'results.correct', correct],
    ['wrong', 'results.incorrect', incorrect],
    ['evaluating', 'results.evaluating', evaluating],
    ['unanswered', 'results.unanswered', unanswered],
  ] as const;
  return (
    <section className={styles.pane}>
      <div className={styles.head}>
        <h2>{t('results.answers')}</h2>
        <span className={styles.note}>
          {t('results.questionCount', { count: correct + incorrect + evaluating + unanswered })}
        </span>
      </div>
      <PieChart
        label={t('results.spread', { correct, incorrect, evaluating, unanswered })}
        slices={[
          { tone: 'right', count: correct },
          { tone: 'wrong', count: incorrect },
          { tone: 'wait', count: evaluating },
          { tone: 'none', count: unanswered },
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
  );
}
