import { cx } from '@shala/ui/cx.ts';
import { VisuallyHidden } from '@shala/ui/visually-hidden.tsx';
import { useRoomTexts } from '../room-texts.ts';
import styles from './level-meter.module.css';
import { useLevel } from './use-level.ts';

const bars = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export function LevelMeter({ track }: { track: MediaStreamTrack | null }) {
  const t = useRoomTexts();
  const lit = Math.round(useLevel(track) * bars.length);
  return (
    <>
      <VisuallyHidden>
        <meter aria-label={t('room.previewLevel')} min={0} max={bars.length} value={lit} />
      </VisuallyHidden>
      <div className={styles.meter} aria-hidden="true">
        {bars.map((bar) => (
          <span key={bar} className={cx(styles.bar, bar <= lit && styles.lit)} />
        ))}
      </div>
    </>
  );
}
