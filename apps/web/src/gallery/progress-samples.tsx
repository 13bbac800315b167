import { BarCard } from '@shala/ui/bar-card.tsx';
import { MetricCard, MetricCards } from '@shala/ui/metric-card.tsx';
import { Select } from '@shala/ui/select.tsx';
import { MetricsSkeleton } from '@shala/ui/skeleton.tsx';
import { TrendChart } from '@shala/ui/trend-chart.tsx';
import Gauge from 'lucide-react/icons/gauge';
import Target from 'lucide-react/icons/target';
import { useState } from 'react';
import { Group, Sample } from './sample.tsx';
import type { SampleWords } from './sample-words.ts';

export function ProgressSamples({ words }: { words: SampleWords }) {
  const [place, setPlace] = useState('0');
  const points = [80, 70, 100].map((value, id) => ({
    id,
    value,
    text: `${value}%`,
    label: `${words.score.slice(0, 4)} ${id + 1}`,
    note: `${14 + id}`,
  }));
  return (
    <Group name="Progress">
      <Sample name="Figures" wide>
        <MetricCards>
          <MetricCard icon={<Target />} name={words.score} better={6} note={words.done}>
            78.4<small> %</small>
          </MetricCard>
          <MetricCard icon={<Gauge />} name={words.score} better={-3} note={words.done}>
            41.5<small> %</small>
          </MetricCard>
          <MetricCard icon={<Gauge />} name={words.score} note={words.chapters}>
            0<small> %</small>
          </MetricCard>
        </MetricCards>
      </Sample>
      <Sample name="Bars and select">
        <BarCard title={words.learn} name={words.lessons} value="3/5" percent={60} tone="right" />
        <BarCard title={words.learn} name={words.score} value="0/4" percent={0} tone="spark" />
        <Select
          label={words.learn}
          options={words.places.map((label, id) => ({ id: String(id), label }))}
          current={place}
          onChange={setPlace}
        />
      </Sample>
      <Sample name="Narrow trend">
        <div className="s2">
          <TrendChart points={points} label="80, 70, 100" shape="narrow" />
        </div>
      </Sample>
      <Sample name="Wide trend" wide>
        <TrendChart points={points.slice(0, 1)} label="80" shape="wide" />
      </Sample>
      <Sample name="Figures load" wide>
        <MetricsSkeleton />
      </Sample>
    </Group>
  );
}
