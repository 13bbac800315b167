import type { Person } from '@shala/meeting-protocol/news.ts';
import { Avatar } from '@shala/ui/avatar.tsx';
import { cx } from '@shala/ui/cx.ts';
import { VisuallyHidden } from '@shala/ui/visually-hidden.tsx';
import AudioLines from 'lucide-react/icons/audio-lines';
import Hand from 'lucide-react/icons/hand';
import Mic from 'lucide-react/icons/mic';
import MicOff from 'lucide-react/icons/mic-off';
import { useRoomTexts } from '../room-texts.ts';
import { colourIdOf } from './people.ts';
import { useRoom } from './room-context.ts';
import styles from './tile.module.css';
import { VideoView } from './video-view.tsx';

/** One of the class, small: the picture or the initial, the name, and whether the microphone is on. */
export function Tile({ person, isSelfView = false }: { person: Person; isSelfView?: boolean }) {
  const t = useRoomTexts();
  const { meeting, view, me } = useRoom();
  const isMe = person.uid === me.uid;
  const hasVideo = isMe ? view.own.isVideoOn : person.video && !view.isAudioOnly;
  const stream = hasVideo ? meeting.streamOf(person.uid, 'camera') : null;
  const isOn = isMe ? !view.own.isMuted : person.audio;
  const isHandUp = isMe ? view.own.isHandUp : person.handAt !== null;
  const isSpeaking = view.speaking.includes(person.uid);
  const Icon = isSpeaking ? AudioLines : isOn ? Mic : MicOff;
  return (
    <div
      className={cx(styles.tile, isMe && styles.me, isSelfView && styles.self, isSpeaking && styles.speaking)}
    >
      {stream ? (
        <VideoView stream={stream} isMirrored={isMe} />
      ) : (
        <span className={styles.face}>
          <Avatar
            name={person.name}
            id={colourIdOf(person.uid)}
            picture={person.picture}
            size={isSelfView ? 30 : 52}
          />
        </span>
      )}
      {isHandUp ? (
        <span className={styles.hand}>
          <Hand aria-hidden="true" />
          <VisuallyHidden>{t('room.handUp')}</VisuallyHidden>
        </span>
      ) : null}
      <span className={styles.name}>
        <Icon aria-hidden="true" className={cx(isSpeaking ? styles.sound : !isOn && styles.off)} />
        <span className={styles.words}>
          {isSelfView ? t('room.you') : person.name}
          {isMe && !isSelfView ? ` ${t('room.markedYou')}` : null}
          {person.role === 'host' && !isMe ? ` ${t('room.markedHost')}` : null}
        </span>
        <VisuallyHidden>
          {isSpeaking ? t('room.speaking', { name: person.name }) : t(isOn ? 'room.micOn' : 'room.micOff')}
        </VisuallyHidden>
      </span>
    </div>
  );
}
