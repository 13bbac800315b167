import ShieldCheck from 'lucide-react/icons/shield-check';
import { RoomRules } from '../host/room-rules.tsx';
import { useRoomTexts } from '../room-texts.ts';
import styles from './participants.module.css';
import { listOf } from './people.ts';
import { PersonRow } from './person-row.tsx';
import { useRoom } from './room-context.ts';

export function Participants() {
  const t = useRoomTexts();
  const { view, isHost } = useRoom();
  return (
    <>
      {isHost ? <RoomRules /> : null}
      <ul className={styles.people} aria-label={t('room.participants')}>
        {listOf(view, isHost).map((person) => (
          <PersonRow key={person.uid} person={person} />
        ))}
      </ul>
      {isHost ? null : (
        <p className={styles.tip}>
          <ShieldCheck aria-hidden="true" /> {t('room.cameraTip')}
        </p>
      )}
    </>
  );
}
