import type { WorksheetCard } from '@shala/api-client/worksheets.ts';
import { useTexts } from '#shared/texts/texts.ts';

/** The literal number, nought before there is one; and in words that nobody has judged yet. */
export function Points({ worksheet }: { worksheet: Pick<WorksheetCard, 'points' | 'mostPoints'> }) {
  const t = useTexts();
  const { points, mostPoints } = worksheet;
  return (
    <>
      {t('worksheets.gradedPoints', { points: points ?? 0, most: mostPoints })}
      {points === null ? `, ${t('worksheets.notGraded')}` : null}
    </>
  );
}
