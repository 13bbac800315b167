import type { RunResult } from '@shala/api-client/attempts-shape.ts';
import { cx } from '@shala/ui/cx.ts';
import Clock from 'lucide-react/icons/clock';
import Crosshair from 'lucide-react/icons/crosshair';
import Gauge from 'lucide-react/icons/gauge';
import Target from 'lucide-react/icons/target';
import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import type { ReactNode } from 'react';
import { useTexts } from '#shared/texts/texts.ts';
import { oneDecimal, runBefore, threeDigits } from '../model/run-results.ts';
import { spanParts } from './format-run.ts';
import styles from './metric-cards.module.css';

interface MetricCardsProps {
  runs: readonly RunResult[];
  run: RunResult;
}

/** Score, accuracy, speed and duration of one attempt, and how they moved since the one before. */
export function MetricCards({ runs, run }: MetricCardsProps) {
  const t = useTexts();
  const before = runBefore(runs, run);
  const since = (change: number) =>
    before === null || change === 0
      ? null
      : t('results.since', { change: threeDigits(Math.abs(change)), number: before.runNo });
  const score = before ? run.score - before.score : 0;
  const accuracy = before ? run.accuracy - before.accuracy : 0;
  const seconds = before ? oneDecimal(before.secondsPerQuestion - run.secondsPerQuestion) : 0;
  const minutes = Math.round(runs.reduce((sum, each) => sum + each.minutes, 0));
  return (
    <dl className={styles.cards}>
      <Metric icon={<Target />} name={t('results.score')} better={score} note={since(score)}>
        {threeDigits(run.score)}
        <small> %</small>
      </Metric>
      <Metric icon={<Crosshair />} name={t('results.accuracy')} better={accuracy} note={since(accuracy)}>
        {threeDigits(run.accuracy)}
        <small> %</small>
      </Metric>
      <Metric
        icon={<Gauge />}
        name={t('results.speed')}
        better={seconds}
        note={
          seconds === 0
            ? null
            : t(seconds > 0 ? 'results.faster' : 'results.slower', { change: Math.abs(seconds) })
        }
      >
        {oneDecimal(run.secondsPerQuestion)}
        <small> {t('results.speedUnit')}</small>
      </Metric>
      <Metric
        icon={<Clock />}
        name={t('results.duration')}
        better={0}
        note={runs.length > 1 ? t('results.minutesInAll', { minutes, count: runs.length }) : null}
      >
        {spanParts(run.minutes, t).map(({ value, unit }) => (
          <span key={unit}>
            {value}
            <small> {unit} </small>
          </span>
        ))}
      </Metric>
    </dl>
  );
}

interface MetricProps {
  icon: ReactNode;
  name: string;
  /** Above zero it went up, below it went down. */
  better: number;
  note: string | null;
  children: ReactNode;
}

function Metric({ icon, name, better, note, children }: MetricProps) {
  const Arrow = better > 0 ? TrendingUp : better < 0 ? TrendingDown : null;
  return (
    <div className={styles.card}>
      <dt>
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
        {name}
      </dt>
      <dd className={styles.value}>{children}</dd>
      <dd className={cx(styles.note, better > 0 && styles.up, better < 0 && styles.down)}>
        {note === null ? null : (
          <>
            {Arrow ? <Arrow aria-hidden="true" /> : null}
            {note}
          </>
        )}
      </dd>
    </div>
  );
}
