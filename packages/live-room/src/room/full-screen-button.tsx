import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import { type RefObject, useSyncExternalStore } from 'react';
import { useRoomTexts } from '../room-texts.ts';

function onFullScreen(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** Not there where the browser cannot do it, as on an iPhone. */
export function FullScreenButton({
  target,
  className,
}: {
  target: RefObject<HTMLElement | null>;
  className: string;
}) {
  const t = useRoomTexts();
  const isFull = useSyncExternalStore(onFullScreen, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  const Icon = isFull ? Minimize : Maximize;
  return (
    <button
      type="button"
      className={className}
      aria-label={t(isFull ? 'room.exitFullScreen' : 'room.fullScreen')}
      onClick={() => void (isFull ? document.exitFullscreen() : target.current?.requestFullscreen())}
    >
      <Icon aria-hidden="true" />
    </button>
  );
}
