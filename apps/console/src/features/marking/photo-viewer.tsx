import Expand from 'lucide-react/icons/expand';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Scan from 'lucide-react/icons/scan';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useKeys } from '#shared/keys/keys.ts';
import { useTexts } from '#shared/texts/texts.ts';
import { fitPhoto, type Size, type Turn, zoomFrom } from './photo-fit.ts';
import styles from './photo-viewer.module.css';

interface PhotoViewerProps {
  url: string;
  /** Whose work it is, for screen readers. */
  name: string;
  place: number;
  count: number;
  onStep: (by: 1 | -1) => void;
}

function useRoom() {
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setRoom({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { stage, room };
}

/** A photographed page: larger, turned, moved by hand, over the whole screen. */
export function PhotoViewer({ url, name, place, count, onStep }: PhotoViewerProps) {
  const t = useTexts();
  const frame = useRef<HTMLElement>(null);
  const { stage, room } = useRoom();
  const [photo, setPhoto] = useState<Size | null>(null);
  const [zoom, setZoom] = useState(1);
  const [turn, setTurn] = useState<Turn>(0);
  const zoomBy = (by: 1 | -1) => setZoom((now) => zoomFrom(now, by));
  const rotate = () => setTurn((now) => ((now + 1) % 4) as Turn);
  const fit = () => setZoom(1);
  const fill = () =>
    void (document.fullscreenElement ? document.exitFullscreen() : frame.current?.requestFullscreen());
  useKeys('marking.photoKeys', [
    { keys: '+', text: 'marking.zoomIn', run: () => zoomBy(1) },
    { keys: '-', text: 'marking.zoomOut', run: () => zoomBy(-1) },
    { keys: 'r', text: 'marking.rotate', run: rotate },
    { keys: 'f', text: 'marking.fit', run: fit },
    { keys: 'v', text: 'marking.fullScreen', run: fill },
    { keys: '[', text: 'marking.photoBefore', run: () => onStep(-1) },
    { keys: ']', text: 'marking.photoAfter', run: () => onStep(1) },
  ]);
  const drawn = photo && fitPhoto(photo, room, turn, zoom);
  return (
    <section className={styles.frame} ref={frame} aria-label={t('marking.photo', { place, count })}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div ref={stage} className={styles.stage} tabIndex={0} onPointerDown={dragToScroll}>
        <div className={styles.box} style={drawn ? { ...drawn.box } : undefined}>
          <img
            src={url}
            alt={t('marking.photoOf', { name, place })}
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              setPhoto({ width, height })
            }
            style={
              drawn
                ? { ...drawn.image, transform: `translate(-50%, -50%) rotate(${turn * 90}deg)` }
                : undefined
            }
          />
        </div>
      </div>
      <span className={styles.place}>{t('marking.photo', { place, count })}</span>
      <div className={styles.tools} role="toolbar" aria-label={t('marking.photoTools')}>
        <Tool label={t('marking.zoomOut')} keys="-" Icon={ZoomOut} onPress={() => zoomBy(-1)} />
        <span aria-live="polite">{Math.round(zoom * 100)}%</span>
        <Tool label={t('marking.zoomIn')} keys="+" Icon={ZoomIn} onPress={() => zoomBy(1)} />
        <hr />
        <Tool label={t('marking.fit')} keys="f" Icon={Scan} onPress={fit} />
        <Tool label={t('marking.rotate')} keys="r" Icon={RotateCw} onPress={rotate} />
        <Tool label={t('marking.fullScreen')} keys="v" Icon={Expand} onPress={fill} />
      </div>
    </section>
  );
}

interface ToolProps {
  label: string;
  keys: string;
  Icon: typeof ZoomIn;
  onPress: () => void;
}

const Tool = ({ label, keys, Icon, onPress }: ToolProps) => (
  <button type="button" aria-label={label} aria-keyshortcuts={keys} title={label} onClick={onPress}>
    <Icon aria-hidden="true" />
  </button>
);

function dragToScroll({ currentTarget, clientX, clientY, pointerId }: PointerEvent<HTMLDivElement>): void {
  const { scrollLeft, scrollTop } = currentTarget;
  currentTarget.setPointerCapture(pointerId);
  const move = (event: globalThis.PointerEvent) => {
    currentTarget.scrollLeft = scrollLeft - (event.clientX - clientX);
    currentTarget.scrollTop = scrollTop - (event.clientY - clientY);
  };
  const end = () => currentTarget.removeEventListener('pointermove', move);
  currentTarget.addEventListener('pointermove', move);
  currentTarget.addEventListener('pointerup', end, { once: true });
  currentTarget.addEventListener('pointercancel', end, { once: true });
}
