import { useEffect, useState } from 'react';

export interface MediaState {
  readonly isPlaying: boolean;
  readonly isWaiting: boolean;
  readonly hasEnded: boolean;
  readonly place: number;
  readonly duration: number;
  /** How far the film is already here, from where it stands. */
  readonly bufferedTo: number;
  readonly volume: number;
  readonly isMuted: boolean;
  readonly rate: number;
}

const atRest: MediaState = {
  isPlaying: false,
  isWaiting: false,
  hasEnded: false,
  place: 0,
  duration: 0,
  bufferedTo: 0,
  volume: 1,
  isMuted: false,
  rate: 1,
};

const events = [
  'play',
  'pause',
  'playing',
  'waiting',
  'seeking',
  'seeked',
  'ended',
  'timeupdate',
  'durationchange',
  'progress',
  'volumechange',
  'ratechange',
  'emptied',
  'canplay',
];

function bufferedTo({ buffered, currentTime }: HTMLVideoElement): number {
  for (let part = 0; part < buffered.length; part += 1) {
    const end = buffered.end(part);
    if (buffered.start(part) <= currentTime + 0.1 && currentTime <= end) return end;
  }
  return currentTime;
}

const read = (video: HTMLVideoElement): MediaState => ({
  isPlaying: !video.paused && !video.ended,
  isWaiting: !video.paused && !video.ended && video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
  hasEnded: video.ended,
  place: video.currentTime,
  duration: Number.isFinite(video.duration) ? video.duration : 0,
  bufferedTo: bufferedTo(video),
  volume: video.volume,
  isMuted: video.muted,
  rate: video.playbackRate,
});

/** What the browser's player does, as values to draw. */
export function useMediaState(video: HTMLVideoElement | null): MediaState {
  const [state, setState] = useState(atRest);
  useEffect(() => {
    if (video === null) return;
    const update = () => setState(read(video));
    for (const event of events) video.addEventListener(event, update);
    update();
    return () => {
      for (const event of events) video.removeEventListener(event, update);
    };
  }, [video]);
  return state;
}
