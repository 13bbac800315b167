import type { Person } from '@shala/meeting-protocol/news.ts';
import { useRoomTexts } from '../room-texts.ts';
import { tilesOf } from './people.ts';
import { useRoom } from './room-context.ts';
import styles from './strip.module.css';
import { Tile } from './tile.tsx';

/** The last speakers and some of the class; never everybody's camera. */
export function Strip({ stage }: { stage: Person | null }) {
  const t = useRoomTexts();
  const { view, me, openPanel } = useRoom();
  const { shown, more } = tilesOf(view, stage);
  return (
    <ul className={styles.strip} aria-label={t('room.tiles')}>
      {shown.map((person) => (
        <li key={person.uid} className={person.uid === me.uid ? styles.mine : undefined}>
          <Tile person={person} />
        </li>
      ))}
      {more > 0 ? (
        <li>
          <button type="button" className={styles.more} onClick={() => openPanel('participants')}>
            {t('room.moreCount', { count: more })} <span>{t('room.moreInClass')}</span>
          </button>
        </li>
      ) : null}
      {view.others.length === 0 ? <li className={styles.alone}>{t('room.waitingForClass')}</li> : null}
    </ul>
  );
}
