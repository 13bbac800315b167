import { Button } from '@shala/ui/button.tsx';
import Mic from 'lucide-react/icons/mic';
import MicOff from 'lucide-react/icons/mic-off';
import Video from 'lucide-react/icons/video';
import VideoOff from 'lucide-react/icons/video-off';
import { useMemo } from 'react';
import { LevelMeter } from './preview/level-meter.tsx';
import styles from './preview/preview.module.css';
import { type PreviewState, usePreview } from './preview/use-preview.ts';
import { Control } from './room/control.tsx';
import { DeviceChoice } from './room/device-choice.tsx';
import { joinNames } from './room/join-names.ts';
import { VideoView } from './room/video-view.tsx';
import type { RoomInfo, RoomStart } from './room-info.ts';
import { type RoomTextId, useRoomTexts } from './room-texts.ts';

interface PreviewProps {
  info: RoomInfo;
  onJoin: (start: RoomStart) => void;
  onCancel: () => void;
}

const faults = {
  refused: 'room.faultRefused',
  missing: 'room.faultMissing',
  busy: 'room.faultBusy',
} satisfies Record<string, RoomTextId>;

/** Before the class: how one looks and sounds, and nothing is on unless one switches it on. */
export function Preview({ info, onJoin, onCancel }: PreviewProps) {
  const t = useRoomTexts();
  const preview = usePreview();
  return (
    <div className={styles.page}>
      <Mirror preview={preview} />
      <section className={styles.card}>
        <p className={styles.ready}>{t('room.previewTitle')}</p>
        <h1>{info.title}</h1>
        <p className={styles.facts}>
          {t('room.place', { subject: info.subjectName, course: info.className })}
          <br />
          {info.dateText}, {info.timeText}
          <br />
          {t('room.with', {
            names: joinNames(
              info.tutors.map(({ fullName }) => fullName),
              t,
            ),
          })}
        </p>
        <DeviceChoice devices={preview.devices} onChoose={preview.choose} />
        {preview.tracks.audio ? <LevelMeter track={preview.tracks.audio} /> : null}
        <Hint preview={preview} />
        <div className={styles.ways}>
          <Button variant="quiet" size="large" onClick={onCancel}>
            {t('room.cancel')}
          </Button>
          <Button size="large" onClick={() => onJoin(preview.start)}>
            {t('room.join')}
          </Button>
        </div>
      </section>
    </div>
  );
}

function Mirror({ preview: { tracks, isOn, hasCamera, switchTrack } }: { preview: PreviewState }) {
  const t = useRoomTexts();
  const stream = useMemo(() => tracks.video && new MediaStream([tracks.video]), [tracks.video]);
  return (
    <section className={styles.mirror} aria-label={t('room.previewPicture')}>
      {stream ? (
        <VideoView stream={stream} isMirrored label={t('room.previewPicture')} />
      ) : (
        <p className={styles.off}>{t(hasCamera ? 'room.previewOff' : 'room.noCamera')}</p>
      )}
      <div className={styles.controls}>
        <Control
          word={t(isOn.audio ? 'room.mute' : 'room.unmute')}
          icon={isOn.audio ? <Mic aria-hidden="true" /> : <MicOff aria-hidden="true" />}
          look={isOn.audio ? 'plain' : 'off'}
          onClick={() => switchTrack('audio')}
        />
        {hasCamera ? (
          <Control
            word={t(isOn.video ? 'room.stopVideo' : 'room.startVideo')}
            icon={isOn.video ? <Video aria-hidden="true" /> : <VideoOff aria-hidden="true" />}
            look={isOn.video ? 'plain' : 'off'}
            onClick={() => switchTrack('video')}
          />
        ) : null}
      </div>
    </section>
  );
}

function Hint({ preview: { fault, hasCamera } }: { preview: PreviewState }) {
  const t = useRoomTexts();
  if (fault === null) return <p className={styles.hint}>{t('room.previewQuiet')}</p>;
  return (
    <p className={styles.fault} role="alert">
      {!hasCamera && fault === 'missing' ? t('room.noCamera') : t(faults[fault])}
    </p>
  );
}
