import type { Figures } from '@shala/api-client/progress-shape.ts';
import { BarCard } from '@shala/ui/bar-card.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './progress.module.css';

type Done = Pick<
  Figures,
  'contentsDone' | 'contentsTotal' | 'contentPercent' | 'exercisesDone' | 'exercisesTotal' | 'exercisePercent'
>;

/** How much was learnt and how much practised; the per cents are the server's. */
export function DoneBars({ figures }: { figures: Done }) {
  const t = useTexts();
  return (
    <div className={styles.bars}>
      <BarCard
        title={t('progress.learn')}
        name={t('progress.contentLearnt')}
        value={`${figures.contentsDone}/${figures.contentsTotal}`}
        percent={figures.contentPercent}
        tone="right"
      />
      <BarCard
        title={t('progress.practice')}
        name={t('progress.exerciseAttempted')}
        value={`${figures.exercisesDone}/${figures.exercisesTotal}`}
        percent={figures.exercisePercent}
        tone="spark"
      />
    </div>
  );
}
