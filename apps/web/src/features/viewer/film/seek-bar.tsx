import type { Previews } from '@shala/api-client/content-shape.ts';
import { filmTime, spokenTime } from '@shala/app-kit/film-time.ts';
import { type CSSProperties, type PointerEvent, useState } from 'react';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import { previewTile } from '../engine/preview-tile.ts';
import styles from './seek-bar.module.css';

interface SeekBarProps {
  place: number;
  duration: number;
  /** The duration as it is told. */
  length: number;
  bufferedTo: number;
  previews: Previews | null;
  onSeek: (place: number) => void;
}

export function SeekBar({ place, duration, length, bufferedTo, previews, onSeek }: SeekBarProps) {
  const t = useTexts();
  const language = useLanguage();
  const [pointed, setPointed] = useState<number | null>(null);
  const share = (seconds: number) =>
    duration > 0 ? `${(Math.min(seconds, duration) / duration) * 100}%` : '0%';

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setPointed(Math.min(1, Math.max(0, (event.clientX - left) / width)) * duration);
  };
  return (
    <div
      className={styles.bar}
      style={{ '--played': share(place), '--loaded': share(bufferedTo) } as CSSProperties}
      onPointerMove={onPointerMove}
      onPointerLeave={() => setPointed(null)}
    >
      {pointed !== null && duration > 0 ? (
        <Preview place={pointed} at={share(pointed)} previews={previews} />
      ) : null}
      <i className={styles.loaded} />
      <i className={styles.played} />
      <input
        type="range"
        data-seek
        min={0}
        max={duration || 1}
        step="any"
        value={Math.min(place, duration || 1)}
        aria-label={t('viewer.seek')}
        aria-valuetext={t('viewer.placeOf', {
          place: spokenTime(place, language),
          length: spokenTime(length, language),
        })}
        onChange={({ target }) => onSeek(target.valueAsNumber)}
      />
    </div>
  );
}

function Preview({ place, at, previews }: { place: number; at: string; previews: Previews | null }) {
  const tile = previews ? previewTile(previews, place) : null;
  return (
    <div className={styles.preview} style={{ '--at': at } as CSSProperties} aria-hidden="true">
      {previews && tile ? (
        <i
          style={{
            width: previews.tileWidth,
            height: previews.tileHeight,
            background: `url("${previews.url}") -${tile.x}px -${tile.y}px`,
          }}
        />
      ) : null}
      <span>{filmTime(place)}</span>
    </div>
  );
}
