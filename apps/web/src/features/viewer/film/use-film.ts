import { useEffect, useRef, useState } from 'react';
import { transport } from '#shared/api/transport.ts';
import { createMediaFetch } from './fetch-media.ts';
import { firstFilmState, type Quality } from './film-state.ts';
import { HlsFilm } from './hls-film.ts';

export const fetchMedia = createMediaFetch({
  origin: location.origin,
  storage: localStorage,
  renew: transport.renew,
});

interface Wanted {
  readonly video: HTMLVideoElement | null;
  readonly url: string;
  readonly startAt: number;
  /** The server has told on another way that the course is over. */
  readonly isLocked: boolean;
}

/** A film on a video element, for as long as the component stands. */
export function useFilm({ video, url, startAt, isLocked }: Wanted) {
  const [state, setState] = useState(firstFilmState);
  const film = useRef<HlsFilm | null>(null);
  const [tries, setTries] = useState(0);
  // Where a film begins is asked once: going on must not throw it back.
  const start = useRef(startAt);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try starts everything anew
  useEffect(() => {
    if (video === null) return;
    if (!HlsFilm.isSupported()) {
      setState({ ...firstFilmState, status: 'unsupported' });
      return;
    }
    setState(firstFilmState);
    const one = new HlsFilm({
      video,
      url: new URL(url, location.origin).href,
      startAt: start.current,
      fetchMedia,
      onChange: setState,
    });
    film.current = one;
    return () => {
      start.current = video.currentTime || start.current;
      film.current = null;
      one.destroy();
    };
  }, [video, url, tries]);

  useEffect(() => {
    if (isLocked) film.current?.lock();
  }, [isLocked]);

  return {
    state,
    setQuality: (quality: Quality) => film.current?.setQuality(quality),
    tryAgain: () => setTries((count) => count + 1),
  };
}
