import Hand from 'lucide-react/icons/hand';
import Info from 'lucide-react/icons/info';
import LogOut from 'lucide-react/icons/log-out';
import MessageCircle from 'lucide-react/icons/message-circle';
import Mic from 'lucide-react/icons/mic';
import MicOff from 'lucide-react/icons/mic-off';
import Users from 'lucide-react/icons/users';
import Video from 'lucide-react/icons/video';
import VideoOff from 'lucide-react/icons/video-off';
import { HostControls } from '../host/host-controls.tsx';
import { useRoomTexts } from '../room-texts.ts';
import { Control } from './control.tsx';
import styles from './controls.module.css';
import { type Panel, useRoom } from './room-context.ts';
import { useSwitches } from './use-switches.ts';

/** What a person does in class, each with its word. */
export function Controls({ onLeave }: { onLeave: () => void }) {
  const t = useRoomTexts();
  const { view, isHost, panel, openPanel } = useRoom();
  const { own, chat } = view;
  const switches = useSwitches();
  const count = view.others.length + 1;
  const opens = (which: Panel) => ({
    look: panel === which ? ('on' as const) : ('plain' as const),
    'aria-expanded': panel === which,
    onClick: () => openPanel(panel === which ? null : which),
  });
  return (
    <nav className={styles.bar} aria-label={t('room.controls')}>
      <div className={styles.keys}>
        <Control
          word={t(own.isMuted ? 'room.unmute' : 'room.mute')}
          icon={own.isMuted ? <MicOff aria-hidden="true" /> : <Mic aria-hidden="true" />}
          look={own.isMuted ? 'off' : 'plain'}
          onClick={switches.microphone}
        />
        <Control
          word={t(own.isVideoOn ? 'room.stopVideo' : 'room.startVideo')}
          icon={own.isVideoOn ? <Video aria-hidden="true" /> : <VideoOff aria-hidden="true" />}
          look={own.isVideoOn ? 'plain' : 'off'}
          onClick={switches.camera}
        />
        {isHost ? (
          <HostControls />
        ) : (
          <Control
            word={t(own.isHandUp ? 'room.lowerHand' : 'room.raiseHand')}
            icon={<Hand aria-hidden="true" />}
            look={own.isHandUp ? 'on' : 'plain'}
            onClick={switches.hand}
          />
        )}
        <Control
          word={t('room.chat')}
          icon={<MessageCircle aria-hidden="true" />}
          badge={chat.unread}
          badgeTone="news"
          badgeWords={t('room.newMessages', { count: chat.unread })}
          {...opens('chat')}
        />
        <Control
          word={t('room.participants')}
          icon={<Users aria-hidden="true" />}
          badge={count}
          {...opens('participants')}
        />
        <Control
          className={styles.wide}
          word={t('room.info')}
          icon={<Info aria-hidden="true" />}
          {...opens('info')}
        />
      </div>
      <button type="button" className={styles.leave} onClick={onLeave}>
        <LogOut aria-hidden="true" /> {t('room.leave')}
      </button>
    </nav>
  );
}
