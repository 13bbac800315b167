import type { Figures } from '@shala/api-client/progress-shape.ts';
import { FourCards } from '#shared/results/run-cards.tsx';
import { useTexts } from '#shared/texts/texts.ts';

/** Which attempts the means are taken over. */
export type Attempts = 'all' | 'first';

interface FigureCardsProps {
  figures: Figures;
  attempts?: Attempts;
}

/** Score, accuracy, speed and duration of a course or a chapter, and how they moved since the first attempts. */
export function FigureCards({ figures, attempts = 'all' }: FigureCardsProps) {
  const t = useTexts();
  const { first, runs, minutes } = figures;
  const since = (change: number) =>
    change === 0 ? null : t('progress.sinceFirst', { change: Math.abs(change) });
  return (
    <FourCards
      now={attempts === 'first' ? (first ?? figures) : figures}
      before={attempts === 'first' ? null : first}
      since={since}
      minutes={minutes}
      durationNote={runs === 0 ? t('progress.noneYet') : t('progress.overAttempts', { count: runs })}
    />
  );
}
