import type { Caption, Previews } from '@shala/api-client/content-shape.ts';
import { filmTime } from '@shala/app-kit/film-time.ts';
import { cx } from '@shala/ui/cx.ts';
import CaptionsIcon from 'lucide-react/icons/captions';
import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Settings2 from 'lucide-react/icons/settings-2';
import { useTexts } from '#shared/texts/texts.ts';
import { speeds } from '../engine/player-keys.ts';
import styles from './film-controls.module.css';
import type { FilmState, Quality } from './film-state.ts';
import type { MediaState } from './media-state.ts';
import { PlayerMenu } from './player-menu.tsx';
import { SeekBar } from './seek-bar.tsx';
import type { CaptionChoice } from './use-captions.ts';
import type { PlayerActions } from './use-player-actions.ts';
import { VolumeControl } from './volume-control.tsx';

interface FilmControlsProps {
  media: MediaState;
  /** As everywhere it is written; what the player measures may be a little off. */
  length: number;
  film: FilmState;
  actions: PlayerActions;
  onQuality: (quality: Quality) => void;
  captions: readonly Caption[];
  caption: CaptionChoice;
  onCaption: (choice: CaptionChoice) => void;
  previews: Previews | null;
  isFullscreen: boolean;
  onFullscreen: () => void;
  /** The film plays and nobody has moved for a while. */
  isResting: boolean;
}

export function FilmControls(props: FilmControlsProps) {
  const { media, length, film, actions, captions, caption, isFullscreen, isResting } = props;
  const t = useTexts();
  const lines = (height: number) => t('viewer.lines', { height });
  const qualityName = (quality: Quality) => {
    if (quality === 'audio') return t('viewer.audioOnly');
    return quality === 'auto' ? t('viewer.auto') : lines(quality);
  };
  const qualities: Quality[] = ['auto', ...film.heights, ...(film.hasAudioOnly ? (['audio'] as const) : [])];
  const shown =
    film.quality === 'auto' && film.shownHeight !== null
      ? lines(film.shownHeight)
      : qualityName(film.quality);
  const captionName = captions.find(({ locale }) => locale === caption)?.label ?? t('viewer.captionsOff');

  return (
    <div className={cx(styles.controls, isResting && styles.resting)}>
      <SeekBar
        place={media.place}
        duration={media.duration}
        length={length}
        bufferedTo={media.bufferedTo}
        previews={props.previews}
        onSeek={actions.seek}
      />
      <div className={styles.keys}>
        <button
          type="button"
          className={styles.go}
          aria-label={t(media.isPlaying ? 'viewer.pause' : 'viewer.play')}
          onClick={actions.toggle}
        >
          {media.isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        </button>
        <button
          type="button"
          className={styles.ten}
          aria-label={t('viewer.back10')}
          onClick={() => actions.skip(-10)}
        >
          <RotateCcw aria-hidden="true" />
          <small aria-hidden="true">10</small>
        </button>
        <button
          type="button"
          className={styles.ten}
          aria-label={t('viewer.forward10')}
          onClick={() => actions.skip(10)}
        >
          <RotateCw aria-hidden="true" />
          <small aria-hidden="true">10</small>
        </button>
        <VolumeControl volume={media.volume} isMuted={media.isMuted} actions={actions} />
        <span className={styles.time}>
          {filmTime(media.place)} <span>/ {filmTime(length)}</span>
        </span>
        <PlayerMenu
          label={t('viewer.speedNow', { rate: media.rate })}
          face={`${media.rate}×`}
          choices={speeds.map((value) => ({ value, label: `${value}×` }))}
          value={media.rate}
          onChoose={actions.setRate}
        />
        {captions.length > 0 ? (
          <PlayerMenu<CaptionChoice>
            label={t('viewer.captionsNow', { language: captionName })}
            face={<CaptionsIcon aria-hidden="true" />}
            isOn={caption !== 'off'}
            choices={[
              { value: 'off', label: t('viewer.captionsOff') },
              ...captions.map(({ locale, label }) => ({ value: locale, label, lang: locale })),
            ]}
            value={caption}
            onChoose={props.onCaption}
          />
        ) : null}
        {film.heights.length > 0 ? (
          <PlayerMenu
            label={t('viewer.qualityNow', { quality: shown })}
            face={
              <>
                <Settings2 aria-hidden="true" />
                <span className={styles.wide}>{shown}</span>
              </>
            }
            choices={qualities.map((value) => ({ value, label: qualityName(value) }))}
            value={film.quality}
            onChoose={props.onQuality}
          />
        ) : null}
        <button
          type="button"
          aria-label={t(isFullscreen ? 'viewer.leaveFullscreen' : 'viewer.fullscreen')}
          onClick={props.onFullscreen}
        >
          {isFullscreen ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
        </button>
      </div>
    </div>
  );
}
