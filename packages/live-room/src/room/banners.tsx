import { useOnline } from '@shala/app-kit/use-online.ts';
import { useAfter } from '@shala/ui/use-after.ts';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import MicOff from 'lucide-react/icons/mic-off';
import Signal from 'lucide-react/icons/signal-low';
import WifiOff from 'lucide-react/icons/wifi-off';
import { EndsSoon } from '../host/ends-soon.tsx';
import { type RoomTextId, useRoomTexts } from '../room-texts.ts';
import { Banner } from './banner.tsx';
import styles from './banners.module.css';
import { useRoom } from './room-context.ts';
import { Voices } from './voices.tsx';

const faults = {
  refused: 'room.faultRefused',
  missing: 'room.faultMissing',
  busy: 'room.faultBusy',
} satisfies Record<string, RoomTextId>;

/** The first one in a room waits a moment until it is set up: that is no news. */
const settingUpMs = 1_500;

/** What stands in the way of the class, the gravest first. */
export function Banners({ onExtend }: { onExtend: ((minutes: number) => void) | undefined }) {
  const { isHost } = useRoom();
  return (
    <div className={styles.banners}>
      <Connection />
      <Voices />
      <Devices />
      <Network />
      {isHost && onExtend ? <EndsSoon onExtend={onExtend} /> : null}
    </div>
  );
}

function Connection() {
  const t = useRoomTexts();
  const { view } = useRoom();
  const isOnline = useOnline();
  const isMediaAway = useAfter(settingUpMs, !view.isMediaUp);
  if (!isOnline) {
    return (
      <Banner tone="wait" icon={<WifiOff aria-hidden="true" />}>
        {t('room.offline')}
      </Banner>
    );
  }
  if (view.isReconnecting) {
    return (
      <Banner tone="wait" icon={<LoaderCircle aria-hidden="true" className={styles.turning} />}>
        {t('room.reconnecting')}
      </Banner>
    );
  }
  return isMediaAway ? (
    <Banner tone="wait" icon={<LoaderCircle aria-hidden="true" className={styles.turning} />}>
      {t('room.mediaAway')}
    </Banner>
  ) : null;
}

function Network() {
  const t = useRoomTexts();
  const { meeting, view } = useRoom();
  if (view.isAudioOnly) {
    return (
      <Banner action={{ label: t('room.showPictures'), onPress: () => meeting.setAudioOnly(false) }}>
        {t('room.audioOnlyOn')}
      </Banner>
    );
  }
  if (view.quality !== 'poor' || view.isReconnecting) return null;
  return (
    <Banner
      icon={<Signal aria-hidden="true" />}
      action={{ label: t('room.useAudioOnly'), onPress: () => meeting.setAudioOnly(true) }}
    >
      {t('room.networkIsPoor')}
    </Banner>
  );
}

function Devices() {
  const t = useRoomTexts();
  const { own } = useRoom().view;
  if (own.deviceFault !== null) {
    return (
      <Banner tone="bad" icon={<MicOff aria-hidden="true" />}>
        {own.deviceFault === 'missing' && own.hasMicrophone ? t('room.noCamera') : t(faults[own.deviceFault])}
      </Banner>
    );
  }
  return null;
}
