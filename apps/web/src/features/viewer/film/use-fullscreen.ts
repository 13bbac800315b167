import { type RefObject, useCallback, useEffect, useState } from 'react';

/**
 * The whole frame goes full screen, with its watermark and our controls. Where a browser cannot do that with
 * anything but a bare film (iPhones), the frame fills the window instead.
 */
export function useFullscreen(frame: RefObject<HTMLElement | null>) {
  const [isReal, setReal] = useState(false);
  const [isFilling, setFilling] = useState(false);

  useEffect(() => {
    const update = () =>
      setReal(document.fullscreenElement !== null && document.fullscreenElement === frame.current);
    document.addEventListener('fullscreenchange', update);
    return () => document.removeEventListener('fullscreenchange', update);
  }, [frame]);

  const toggle = useCallback(() => {
    const element = frame.current;
    if (element === null) return;
    if (document.fullscreenElement === element) void document.exitFullscreen();
    else if (document.fullscreenEnabled) void element.requestFullscreen().catch(() => setFilling(true));
    else setFilling((before) => !before);
  }, [frame]);

  return { isFullscreen: isReal || isFilling, isFilling, toggle };
}
