import type { RunResult } from '@shala/api-client/attempts-shape.ts';
import { MetricCard, MetricCards } from '@shala/ui/metric-card.tsx';
import Clock from 'lucide-react/icons/clock';
import Crosshair from 'lucide-react/icons/crosshair';
import Gauge from 'lucide-react/icons/gauge';
import Target from 'lucide-react/icons/target';
import { useTexts } from '#shared/texts/texts.ts';
import { oneDecimal, runBefore, threeDigits } from './run-figures.ts';
import { spanParts } from './span-text.ts';

interface RunCardsProps {
  runs: readonly RunResult[];
  run: RunResult;
}

/** Score, accuracy, speed and duration of one attempt, and how they moved since the one before. */
export function RunCards({ runs, run }: RunCardsProps) {
  const t = useTexts();
  const before = runBefore(runs, run);
  const since = (change: number) =>
    before === null || change === 0
      ? null
      : t('results.since', { change: Math.abs(change), number: before.runNo });
  const minutes = Math.round(runs.reduce((sum, each) => sum + each.minutes, 0));
  return (
    <FourCards
      now={run}
      before={before}
      since={since}
      minutes={run.minutes}
      durationNote={runs.length > 1 ? t('results.minutesInAll', { minutes, count: runs.length }) : null}
    />
  );
}

/** Nobody has become better by a hundredth. */
const tenths = (change: number): number => Number(change.toFixed(1));

interface Means {
  readonly score: number;
  readonly accuracy: number;
  readonly secondsPerQuestion: number;
}

interface FourCardsProps {
  now: Means;
  /** What it is compared with. */
  before: Means | null;
  /** Says by how much a per cent has changed. */
  since: (change: number) => string | null;
  minutes: number;
  durationNote: string | null;
}

/** The four figures that an attempt, a chapter and a course have in common. */
export function FourCards({ now, before, since, minutes, durationNote }: FourCardsProps) {
  const t = useTexts();
  const score = before ? tenths(now.score - before.score) : 0;
  const accuracy = before ? tenths(now.accuracy - before.accuracy) : 0;
  const pace = before ? tenths(before.secondsPerQuestion - now.secondsPerQuestion) : 0;
  return (
    <MetricCards>
      <MetricCard icon={<Target />} name={t('results.score')} better={score} note={since(score)}>
        {threeDigits(now.score)}
        <small> %</small>
      </MetricCard>
      <MetricCard icon={<Crosshair />} name={t('results.accuracy')} better={accuracy} note={since(accuracy)}>
        {threeDigits(now.accuracy)}
        <small> %</small>
      </MetricCard>
      <MetricCard
        icon={<Gauge />}
        name={t('results.speed')}
        better={pace}
        note={
          pace === 0
            ? null
            : t(pace > 0 ? 'results.faster' : 'results.slower', { change: oneDecimal(Math.abs(pace)) })
        }
      >
        {oneDecimal(now.secondsPerQuestion)}
        <small> {t('results.speedUnit')}</small>
      </MetricCard>
      <MetricCard icon={<Clock />} name={t('results.duration')} note={durationNote}>
        {spanParts(minutes, t).map(({ value, unit }) => (
          <span key={unit}>
            {value}
            <small> {unit} </small>
          </span>
        ))}
      </MetricCard>
    </MetricCards>
  );
}
