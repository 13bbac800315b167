import type { Person } from '@shala/meeting-protocol/news.ts';
import { Avatar } from '@shala/ui/avatar.tsx';
import { cx } from '@shala/ui/cx.ts';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Hand from 'lucide-react/icons/hand';
import Mic from 'lucide-react/icons/mic';
import MicOff from 'lucide-react/icons/mic-off';
import Video from 'lucide-react/icons/video';
import VideoOff from 'lucide-react/icons/video-off';
import { useState } from 'react';
import { PersonTools } from '../host/person-tools.tsx';
import { useRoomTexts } from '../room-texts.ts';
import styles from './participants.module.css';
import { colourIdOf } from './people.ts';
import { useRoom } from './room-context.ts';

/** Name and signs; for hosts the tools below, at once where a hand is up. */
export function PersonRow({ person }: { person: Person }) {
  const t = useRoomTexts();
  const { me, isHost } = useRoom();
  const [isOpen, setOpen] = useState(false);
  const isMe = person.uid === me.uid;
  const hasTools = isHost && person.role === 'student';
  return (
    <li className={cx(styles.person, isMe && styles.me)}>
      <div className={styles.row}>
        <Avatar name={person.name} id={colourIdOf(person.uid)} picture={person.picture} size={36} />
        <span className={styles.name}>
          {person.name} {isMe ? <small>{t('room.markedYou')}</small> : null}
          {person.role === 'host' ? <small> {t('room.markedHost')}</small> : null}
        </span>
        <Signs person={person} isMe={isMe} />
        {hasTools ? (
          <button
            type="button"
            className={styles.tools}
            aria-label={t('room.toolsOf', { name: person.name })}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <Ellipsis aria-hidden="true" />
          </button>
        ) : null}
      </div>
      {hasTools && (isOpen || person.handAt !== null) ? (
        <PersonTools person={person} isWhole={isOpen} />
      ) : null}
    </li>
  );
}

function Signs({ person, isMe }: { person: Person; isMe: boolean }) {
  const t = useRoomTexts();
  const { own } = useRoom().view;
  const hasAudio = isMe ? !own.isMuted : person.audio;
  const hasVideo = isMe ? own.isVideoOn : person.video;
  const isHandUp = isMe ? own.isHandUp : person.handAt !== null;
  const sign = (isOn: boolean) => cx(styles.sign, isOn && styles.on);
  return (
    <span className={styles.signs}>
      {isHandUp ? (
        <Hand className={cx(styles.sign, styles.hand)} role="img" aria-label={t('room.handUp')} />
      ) : null}
      {hasAudio ? (
        <Mic className={sign(true)} role="img" aria-label={t('room.micOn')} />
      ) : (
        <MicOff className={sign(false)} role="img" aria-label={t('room.micOff')} />
      )}
      {hasVideo ? (
        <Video className={sign(true)} role="img" aria-label={t('room.cameraOn')} />
      ) : (
        <VideoOff className={sign(false)} role="img" aria-label={t('room.cameraOff')} />
      )}
    </span>
  );
}
