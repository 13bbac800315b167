import { useRoom } from './room-context.ts';

export interface Switches {
  microphone: () => void;
  camera: () => void;
  hand: () => void;
}

/** What the buttons and the keys switch. Who may not speak now is told so by the meeting's refusal. */
export function useSwitches(): Switches {
  const { meeting, view } = useRoom();
  const { isMuted, isVideoOn, isHandUp } = view.own;
  return {
    microphone: () => meeting.setMuted(!isMuted),
    camera: () => meeting.setVideo(!isVideoOn),
    hand: () => meeting.setHand(!isHandUp),
  };
}
