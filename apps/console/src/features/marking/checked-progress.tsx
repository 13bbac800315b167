import type { MarkingItem } from '@shala/api-client/marking.ts';
import { ProgressBar } from '@shala/ui/progress-bar.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './marking-desk.module.css';

/** "61 of 94 checked". */
export function CheckedProgress({ item: { checked, waiting } }: { item: MarkingItem }) {
  const t = useTexts();
  const total = checked + waiting;
  const label = t('marking.checkedOf', { checked, total });
  return (
    <span className={styles.progress}>
      <span>{label}</span>
      <ProgressBar label={label} percent={total === 0 ? 100 : (100 * checked) / total} />
    </span>
  );
}
