import type { RunResult } from '@shala/api-client/attempts-shape.ts';
import { Select } from '@shala/ui/select.tsx';
import { type ReactNode, useState } from 'react';
import { shortDay } from '#shared/dates/day-in-words.ts';
import { RunAnalytics } from '#shared/results/run-analytics.tsx';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import styles from './progress.module.css';

interface RunViewProps {
  title: string;
  /** The first one first; there is one at least. */
  runs: readonly RunResult[];
  /** On a phone: the button that opens the list. */
  listButton: ReactNode;
}

/** One attempt of an exercise, a quiz or a paper in numbers; the newest, until another one is chosen. */
export function RunView({ title, runs, listButton }: RunViewProps) {
  const t = useTexts();
  const language = useLanguage();
  const [chosen, setChosen] = useState<string | null>(null);
  const run = runs.find(({ id }) => String(id) === chosen) ?? runs.at(-1);
  if (!run) return null;
  return (
    <section className={styles.column} aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <div className={styles.tools}>
          {listButton}
          <Select
            label={t('progress.attempt')}
            options={runs.toReversed().map(({ id, runNo, createdAt }) => ({
              id: String(id),
              label: `${t('results.attempt', { number: runNo })} · ${shortDay(createdAt, language)}`,
            }))}
            current={String(run.id)}
            onChange={setChosen}
          />
        </div>
      </div>
      <div>
        <RunAnalytics runs={runs} run={run} trendSide={<GraphSelect />} isBesideList />
      </div>
    </section>
  );
}

type Graph = 'score';

function GraphSelect() {
  const t = useTexts();
  const [graph, setGraph] = useState<Graph>('score');
  return (
    <Select<Graph>
      label={t('progress.graph')}
      options={[{ id: 'score', label: t('progress.trendGraph') }]}
      current={graph}
      onChange={setGraph}
    />
  );
}
