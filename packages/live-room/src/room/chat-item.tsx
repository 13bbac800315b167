import { clock, dateWords } from '@shala/app-kit/date-words.ts';
import { useLanguage } from '@shala/app-kit/texts.ts';
import { Avatar } from '@shala/ui/avatar.tsx';
import { cx } from '@shala/ui/cx.ts';
import { VisuallyHidden } from '@shala/ui/visually-hidden.tsx';
import EyeOff from 'lucide-react/icons/eye-off';
import type { RoomChatLine } from '../meeting.ts';
import { useRoomTexts } from '../room-texts.ts';
import styles from './chat.module.css';
import { colourIdOf } from './people.ts';
import { useRoom } from './room-context.ts';

export function ChatItem({ line }: { line: RoomChatLine }) {
  const t = useRoomTexts();
  const language = useLanguage();
  const { meeting, me, view, isHost } = useRoom();
  const isMine = line.uid === me.uid;
  const time = dateWords(line.at, language, clock);
  if (isMine) {
    return (
      <div className={cx(styles.line, styles.mine)}>
        <VisuallyHidden>{t('room.you')}</VisuallyHidden>
        {line.isOnItsWay ? <small aria-hidden="true">{t('room.sending')}</small> : null}
        <p className={styles.text}>{line.text}</p>
      </div>
    );
  }
  const picture = view.others.find(({ uid }) => uid === line.uid)?.picture ?? null;
  return (
    <div className={styles.line}>
      <Avatar name={line.name} id={colourIdOf(line.uid)} picture={picture} size={32} />
      <div className={styles.words}>
        <p className={styles.who}>
          {line.name} {line.role === 'host' ? <span className={styles.host}>{t('room.hostTag')}</span> : null}{' '}
          <small>{time}</small>
        </p>
        <p className={styles.text}>{line.text}</p>
      </div>
      {isHost ? (
        <button
          type="button"
          className={styles.hide}
          aria-label={t('room.hideMessage', { name: line.name })}
          onClick={() => meeting.host.hideMessage(line.id)}
        >
          <EyeOff aria-hidden="true" />
        </button>
      ) : null}
    </div>
  );
}
