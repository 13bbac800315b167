import { Switch } from '@shala/ui/switch.tsx';
import { useRoom } from '../room/room-context.ts';
import { useRoomTexts } from '../room-texts.ts';
import styles from './room-rules.module.css';

/** Who speaks, and whether the class may write. */
export function RoomRules() {
  const t = useRoomTexts();
  const { meeting, view } = useRoom();
  if (view.state === null) return null;
  const { isHostOnly, isChatOpen } = view.state;
  return (
    <div className={styles.rules}>
      <Switch
        label={t('room.hostOnly')}
        text={t('room.hostOnlyText')}
        checked={isHostOnly}
        onChange={() => meeting.host.setHostOnly(!isHostOnly)}
      />
      <Switch
        label={t('room.chatOpen')}
        text={t('room.chatOpenText')}
        checked={isChatOpen}
        onChange={() => meeting.host.setChatOpen(!isChatOpen)}
      />
    </div>
  );
}
