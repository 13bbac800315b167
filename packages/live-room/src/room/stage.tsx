import type { Person } from '@shala/meeting-protocol/news.ts';
import { Avatar } from '@shala/ui/avatar.tsx';
import { cx } from '@shala/ui/cx.ts';
import { VisuallyHidden } from '@shala/ui/visually-hidden.tsx';
import AudioLines from 'lucide-react/icons/audio-lines';
import Mic from 'lucide-react/icons/mic';
import MicOff from 'lucide-react/icons/mic-off';
import { useRef } from 'react';
import { useRoomTexts } from '../room-texts.ts';
import { FullScreenButton } from './full-screen-button.tsx';
import { colourIdOf } from './people.ts';
import { RecordingSign } from './recording-sign.tsx';
import { useRoom } from './room-context.ts';
import styles from './stage.module.css';
import { Tile } from './tile.tsx';
import { VideoView } from './video-view.tsx';

/** The host large, or the screen they show with the host small; before that, that they are waited for. */
export function Stage({ person }: { person: Person | null }) {
  const t = useRoomTexts();
  const { me, view } = useRoom();
  const section = useRef<HTMLElement>(null);
  const isSpeaking = person !== null && view.speaking.includes(person.uid);
  return (
    <section
      ref={section}
      className={cx(styles.stage, isSpeaking && styles.speaking)}
      aria-label={t('room.stage')}
    >
      {person === null ? <Waiting /> : <OnStage person={person} isSpeaking={isSpeaking} />}
      {person?.uid === me.uid ? null : (
        <div className={styles.own}>
          <Tile person={me} isSelfView />
        </div>
      )}
      <RecordingSign className={styles.recording} />
      <FullScreenButton target={section} className={styles.full ?? ''} />
    </section>
  );
}

/** The board before the lesson: nothing on it but that the teacher is coming. */
function Waiting() {
  const t = useRoomTexts();
  return (
    <div className={styles.waiting}>
      <div className={styles.board}>
        <h2>{t('room.waitingForHost')}</h2>
        <p>{t('room.waitingForHostText')}</p>
      </div>
    </div>
  );
}

function OnStage({ person, isSpeaking }: { person: Person; isSpeaking: boolean }) {
  const t = useRoomTexts();
  const { meeting, me, view } = useRoom();
  const isMe = person.uid === me.uid;
  const hasPictures = isMe || !view.isAudioOnly;
  const screen = hasPictures && person.screen ? meeting.streamOf(person.uid, 'screen') : null;
  const isVideoOn = isMe ? view.own.isVideoOn : person.video;
  const camera = hasPictures && isVideoOn ? meeting.streamOf(person.uid, 'camera') : null;
  const isOn = isMe ? !view.own.isMuted : person.audio;
  const Icon = isSpeaking ? AudioLines : isOn ? Mic : MicOff;
  return (
    <>
      {screen ? (
        <VideoView stream={screen} isWhole label={t('room.screenOf', { name: person.name })} />
      ) : camera ? (
        <VideoView stream={camera} />
      ) : (
        <span className={styles.face}>
          <Avatar name={person.name} id={colourIdOf(person.uid)} picture={person.picture} size={132} />
        </span>
      )}
      {screen && camera ? (
        <span className={styles.small}>
          <VideoView stream={camera} />
        </span>
      ) : null}
      <span className={styles.name}>
        <Icon aria-hidden="true" className={cx(isSpeaking ? styles.sound : !isOn && styles.off)} />
        <span className={styles.words}>
          {person.name} {t(isMe ? 'room.markedYou' : 'room.markedHost')}
        </span>
        <VisuallyHidden>
          {isSpeaking ? t('room.speaking', { name: person.name }) : t(isOn ? 'room.micOn' : 'room.micOff')}
        </VisuallyHidden>
      </span>
    </>
  );
}
