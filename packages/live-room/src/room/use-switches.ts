import { toast } from '@shala/ui/toast-store.ts';
import { useRoomTexts } from '../room-texts.ts';
import { useRoom } from './room-context.ts';

export interface Switches {
  microphone: () => void;
  camera: () => void;
  hand: () => void;
}

/** What the buttons and the keys switch. Switching off always works; on only with the right to it. */
export function useSwitches(): Switches {
  const t = useRoomTexts();
  const { meeting, view, me } = useRoom();
  const { isMuted, isVideoOn, isHandUp } = view.own;
  const explain = () => toast.good(t('room.onlyHost'), t('room.onlyHostText'));
  return {
    microphone: () => (isMuted && !me.maySpeak ? explain() : meeting.setMuted(!isMuted)),
    camera: () => (!isVideoOn && !me.mayShow ? explain() : meeting.setVideo(!isVideoOn)),
    hand: () => meeting.setHand(!isHandUp),
  };
}
