import CircleDot from 'lucide-react/icons/circle-dot';
import CircleStop from 'lucide-react/icons/circle-stop';
import ScreenShare from 'lucide-react/icons/screen-share';
import ScreenShareOff from 'lucide-react/icons/screen-share-off';
import { Control } from '../room/control.tsx';
import { useRoom } from '../room/room-context.ts';
import { useRoomTexts } from '../room-texts.ts';

/** Phones cannot show their screen. */
const canShare = (): boolean =>
  typeof navigator.mediaDevices !== 'undefined' && 'getDisplayMedia' in navigator.mediaDevices;

export function HostControls() {
  const t = useRoomTexts();
  const { meeting, view } = useRoom();
  const isRecording = Boolean(view.state?.recordingSince);
  const { isSharing } = view.own;
  return (
    <>
      {canShare() ? (
        <Control
          word={t(isSharing ? 'room.stopShare' : 'room.share')}
          icon={isSharing ? <ScreenShareOff aria-hidden="true" /> : <ScreenShare aria-hidden="true" />}
          look={isSharing ? 'on' : 'plain'}
          onClick={() => meeting.setSharing(!isSharing)}
        />
      ) : null}
      <Control
        word={t(isRecording ? 'room.stopRecord' : 'room.record')}
        icon={isRecording ? <CircleStop aria-hidden="true" /> : <CircleDot aria-hidden="true" />}
        look={isRecording ? 'on' : 'plain'}
        onClick={() => meeting.host.setRecording(!isRecording)}
      />
    </>
  );
}
