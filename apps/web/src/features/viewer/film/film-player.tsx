import type { Content } from '@shala/api-client/content-shape.ts';
import { cx } from '@shala/ui/cx.ts';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { getLanguage, useTexts } from '#shared/texts/texts.ts';
import { startWatermark } from '../engine/watermark.ts';
import { FilmControls } from './film-controls.tsx';
import { FilmNotices } from './film-notices.tsx';
import styles from './film-player.module.css';
import { useMediaState } from './media-state.ts';
import { useCaptions } from './use-captions.ts';
import { useFilm } from './use-film.ts';
import { useFullscreen } from './use-fullscreen.ts';
import { useIdle } from './use-idle.ts';
import { usePlayerActions } from './use-player-actions.ts';
import { usePlayerKeys } from './use-player-keys.ts';

interface FilmPlayerProps {
  content: Pick<Content, 'title' | 'durationSeconds' | 'captions' | 'previews' | 'thumbnailUrl'>;
  url: string;
  startAt: number;
  /** 'Ananya STD1042' */
  watermark: string;
  isLocked: boolean;
  /** What stands in the frame when the course has ended. */
  locked: ReactNode;
  /** The element, for whoever watches the progress. */
  video: HTMLVideoElement | null;
  onVideo: (video: HTMLVideoElement | null) => void;
}

const REST_AFTER = 3000;

export function FilmPlayer(props: FilmPlayerProps) {
  const { content, url, startAt, watermark, isLocked, video, onVideo } = props;
  const t = useTexts();
  const frame = useRef<HTMLElement>(null);
  const media = useMediaState(video);
  const { state, setQuality, tryAgain } = useFilm({ video, url, startAt, isLocked });
  const actions = usePlayerActions(video);
  const { choice, setChoice, words } = useCaptions(content.captions, media.place);
  const { isFullscreen, isFilling, toggle: toggleFullscreen } = useFullscreen(frame);
  const { isIdle, wake } = useIdle(media.isPlaying, REST_AFTER);
  const isUsable = state.status === 'loading' || state.status === 'ready';
  const toggleCaptions = () => {
    const own = content.captions.find(({ locale }) => locale === getLanguage()) ?? content.captions[0];
    setChoice(choice === 'off' && own ? own.locale : 'off');
  };
  usePlayerKeys({
    frame,
    actions,
    volume: media.volume,
    onCaptions: toggleCaptions,
    onFullscreen: toggleFullscreen,
    isActive: isUsable,
  });

  useEffect(() => {
    if (frame.current === null || !isUsable) return;
    return startWatermark({ frame: frame.current, text: watermark, className: styles.mark ?? '' }).stop;
  }, [watermark, isUsable]);

  const onPictureClick = ({ nativeEvent }: MouseEvent) => {
    // A first touch on a phone brings the controls, the next one plays or pauses.
    const isTouch = (nativeEvent as PointerEvent).pointerType === 'touch';
    if (!(isTouch && isIdle)) actions.toggle();
    wake();
  };
  return (
    <section
      ref={frame}
      className={cx(styles.player, isIdle && styles.idle, isFilling && styles.filling)}
      aria-label={t('viewer.film', { title: content.title })}
      onPointerMove={wake}
      onKeyDown={wake}
      onContextMenu={(event) => event.preventDefault()}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: the words are drawn by us, inside the frame */}
      <video
        ref={onVideo}
        className={styles.video}
        poster={content.thumbnailUrl ?? undefined}
        playsInline
        disablePictureInPicture
        disableRemotePlayback
        controlsList="nodownload nofullscreen noremoteplayback"
        onClick={onPictureClick}
      />
      {words === '' || !isUsable ? null : (
        <p className={cx(styles.caption, isIdle && styles.low)} lang={choice}>
          {words}
        </p>
      )}
      <FilmNotices
        film={state}
        media={media}
        locked={props.locked}
        onPlay={actions.toggle}
        onPicture={() => setQuality('auto')}
        onRetry={tryAgain}
      />
      {isUsable ? (
        <FilmControls
          media={media}
          length={content.durationSeconds ?? media.duration}
          film={state}
          actions={actions}
          onQuality={setQuality}
          captions={content.captions}
          caption={choice}
          onCaption={setChoice}
          previews={content.previews}
          isFullscreen={isFullscreen}
          isResting={isIdle}
          onFullscreen={toggleFullscreen}
        />
      ) : null}
    </section>
  );
}
