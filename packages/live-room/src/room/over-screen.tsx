import { Button } from '@shala/ui/button.tsx';
import type { RoomOver } from '../room-info.ts';
import { type RoomTextId, useRoomTexts } from '../room-texts.ts';
import styles from './over-screen.module.css';

type Told = 'ended' | 'removed' | 'replaced' | 'unauthorized';

const words: Record<Told, [RoomTextId, RoomTextId]> = {
  ended: ['room.overEnded', 'room.overEndedText'],
  removed: ['room.overRemoved', 'room.overRemovedText'],
  replaced: ['room.overReplaced', 'room.overReplacedText'],
  unauthorized: ['room.overUnauthorized', 'room.overUnauthorizedText'],
};

export const isTold = (over: string | null): over is Told => over !== null && over in words;

/** Why the class is over for this person, and the way on. */
export function OverScreen({ over, onOver }: { over: Told; onOver: (reason: RoomOver) => void }) {
  const t = useRoomTexts();
  const [title, text] = words[over];
  return (
    <section className={styles.over} role="alert">
      <h1>{t(title)}</h1>
      <p>{t(text)}</p>
      <div className={styles.ways}>
        {over === 'replaced' ? (
          <Button variant="quiet" onClick={() => onOver('rejoin')}>
            {t('room.joinHereAgain')}
          </Button>
        ) : null}
        <Button onClick={() => onOver(over)}>{t('room.back')}</Button>
      </div>
    </section>
  );
}
