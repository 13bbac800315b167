/** A film completes by itself when fewer seconds than this remain. */
const VIDEO_COMPLETE_REMAINING = 6;

/** In a short film six seconds would be most of it: a tenth of its length then. */
export const completionThreshold = (duration: number): number =>
  Math.min(VIDEO_COMPLETE_REMAINING, duration / 10);

export const isNearEnd = (place: number, duration: number): boolean =>
  duration > 0 && duration - place < completionThreshold(duration);

/** Where to go on. Who had seen the end starts again. */
export const resumePlace = (playedSeconds: number, duration: number): number =>
  isNearEnd(playedSeconds, duration) ? 0 : Math.max(0, playedSeconds);
