import type { RunResult } from '@shala/api-client/attempts-shape.ts';
import { ScoreStamp } from '@shala/ui/score-stamp.tsx';
import { threeDigits } from '#shared/results/run-figures.ts';
import { useTexts } from '#shared/texts/texts.ts';

import styles from './score-card.module.css';

interface ScoreCardProps {
  title: string;
  run: RunResult;
}

export function ScoreCard({ title, run }: ScoreCardProps) {
  const t = useTexts();
  const score = threeDigits(run.score);
  const isFinal = run.evaluating === 0;
  const total = run.correct + run.incorrect + run.unanswered + run.evaluating;
  return (
    <div className={styles.card}>
      <ScoreStamp
        edge={[title, t('results.attempt', { number: run.runNo })]}
        score={`${score}%`}
        note={isFinal ? undefined : t('results.soFar')}
        label={t(isFinal ? 'results.stamp' : 'results.stampSoFar', { score, number: run.runNo })}
      />
      <div>
        <b>{t('results.right', { correct: run.correct, total })}</b>
        <p>{t('results.marksTotal', { marks: run.marks, most: run.mostMarks })}</p>
        {isFinal ? null : <p>{t('results.tutorChecks', { count: run.evaluating })}</p>}
        {run.late === 0 ? null : <p>{t('results.lateCount', { count: run.late })}</p>}
      </div>
    </div>
  );
}
