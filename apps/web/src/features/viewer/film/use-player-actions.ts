import { useMemo } from 'react';
import { nextSpeed } from '../engine/player-keys.ts';

const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value));

/** What hands do with a film, by button, key or touch. */
export function usePlayerActions(video: HTMLVideoElement | null) {
  return useMemo(() => {
    const seek = (place: number) => {
      if (video && Number.isFinite(video.duration)) video.currentTime = clamp(place, video.duration);
    };
    return {
      seek,
      toggle() {
        if (!video) return;
        // A browser may refuse to play without a touch; the button then simply stays 'Play'.
        if (video.paused || video.ended) video.play().catch(() => undefined);
        else video.pause();
      },
      skip: (by: number) => video && seek(video.currentTime + by),
      seekTenth: (tenth: number) => video && seek((video.duration * tenth) / 10),
      setVolume(volume: number) {
        if (!video) return;
        video.volume = clamp(volume, 1);
        video.muted = volume <= 0;
      },
      toggleMute() {
        if (video) video.muted = !video.muted;
      },
      setRate(rate: number) {
        if (video) video.playbackRate = rate;
      },
      changeRate(direction: 1 | -1) {
        if (video) video.playbackRate = nextSpeed(video.playbackRate, direction);
      },
    };
  }, [video]);
}
export type PlayerActions = ReturnType<typeof usePlayerActions>;
