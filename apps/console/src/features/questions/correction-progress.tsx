import type { KeyCorrection } from '@shala/api-client/key-corrections.ts';
import { ProgressBar } from '@shala/ui/progress-bar.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './corrections.module.css';

/** How far the marking again is. */
export function CorrectionProgress({ correction }: { correction: KeyCorrection }) {
  const t = useTexts();
  const { runsDone: done, runsTotal: total } = correction;
  return (
    <div className={styles.progress}>
      <p>{t('correction.progress', { done, total })}</p>
      <ProgressBar label={t('correction.underWay')} percent={total > 0 ? (100 * done) / total : 0} />
    </div>
  );
}
