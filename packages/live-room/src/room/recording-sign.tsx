import { cx } from '@shala/ui/cx.ts';
import CircleDot from 'lucide-react/icons/circle-dot';
import { useRoomTexts } from '../room-texts.ts';
import styles from './recording-sign.module.css';
import { useRoom } from './room-context.ts';

/** There as long as it lasts: in the bar, on a phone on the stage. */
export function RecordingSign({ className }: { className: string | undefined }) {
  const t = useRoomTexts();
  if (!useRoom().view.state?.recordingSince) return null;
  return (
    <span className={cx(styles.sign, className)}>
      <CircleDot aria-hidden="true" /> {t('room.recording')}
    </span>
  );
}
