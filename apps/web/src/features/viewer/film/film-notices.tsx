import { Button } from '@shala/ui/button.tsx';
import { useAfter } from '@shala/ui/use-after.ts';
import Headphones from 'lucide-react/icons/headphones';
import Play from 'lucide-react/icons/play';
import RotateCw from 'lucide-react/icons/rotate-cw';
import WifiOff from 'lucide-react/icons/wifi-off';
import type { ReactNode } from 'react';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './film-notices.module.css';
import type { FilmState } from './film-state.ts';
import type { MediaState } from './media-state.ts';

interface FilmNoticesProps {
  film: FilmState;
  media: MediaState;
  locked: ReactNode;
  onPlay: () => void;
  onPicture: () => void;
  onRetry: () => void;
}

/** What the player says beside the film, or in its place. */
export function FilmNotices({ film, media, locked, onPlay, onPicture, onRetry }: FilmNoticesProps) {
  const t = useTexts();
  const isBusy = film.status === 'loading' || media.isWaiting;
  const showsBusy = useAfter(400, isBusy);

  if (film.status === 'locked') return <div className={styles.instead}>{locked}</div>;
  if (film.status === 'unsupported' || film.status === 'failed') {
    const isFailed = film.status === 'failed';
    return (
      <div className={styles.instead} role="alert">
        <p>{t(isFailed ? 'viewer.filmFailed' : 'viewer.filmUnsupported')}</p>
        {isFailed ? (
          <Button icon={<RotateCw aria-hidden="true" />} onClick={onRetry}>
            {t('error.retry')}
          </Button>
        ) : null}
      </div>
    );
  }
  const isFresh = !media.isPlaying && media.place === 0 && !media.hasEnded;
  return (
    <>
      {film.quality === 'audio' ? (
        <div className={styles.sound}>
          <Headphones aria-hidden="true" />
          {t('viewer.audioOnly')}
        </div>
      ) : null}
      {isFresh && film.status === 'ready' ? (
        <button type="button" className={styles.start} aria-hidden="true" tabIndex={-1} onClick={onPlay}>
          <Play aria-hidden="true" />
        </button>
      ) : null}
      {isBusy && showsBusy ? <span className={styles.spinner} aria-hidden="true" /> : null}
      <div className={styles.pills} role="status">
        {film.isReconnecting ? (
          <span className={styles.pill}>
            <WifiOff aria-hidden="true" />
            {t('viewer.reconnecting')}
          </span>
        ) : null}
        {film.isTooSlow ? (
          <span className={styles.pill}>
            {t('viewer.tooSlow')}
            <button type="button" onClick={onPicture}>
              {t('viewer.showPicture')}
            </button>
          </span>
        ) : null}
      </div>
    </>
  );
}
