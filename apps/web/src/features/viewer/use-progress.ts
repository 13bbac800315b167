import type { ContentHistory } from '@shala/api-client/content-histories.ts';
import { useEffect, useRef } from 'react';
import { isNearEnd } from './engine/completion-rule.ts';
import { createPlayedRecorder, type Sample } from './engine/played-recorder.ts';
import type { ProgressReporter } from './engine/progress-reporter.ts';

const REPORT_EVERY = 15_000;
const NOTE_EVERY = 1000;

interface Watched {
  readonly video: HTMLVideoElement | null;
  readonly reporter: ProgressReporter | null;
  /** Few seconds are left; what was played is on the server, or null if it did not get there. */
  readonly onNearEnd: (history: ContentHistory | null) => void;
}

const sampleOf = (video: HTMLVideoElement): Sample => ({
  place: video.currentTime,
  at: performance.now(),
  rate: video.playbackRate,
});

/** Follows a film: notes what is played, and sends it every 15 s, on a pause, and when the page goes. */
export function useProgress({ video, reporter, onNearEnd }: Watched): void {
  const nearEnd = useRef(onNearEnd);
  useEffect(() => {
    nearEnd.current = onNearEnd;
  });

  useEffect(() => {
    if (video === null || reporter === null) return;
    const recorder = createPlayedRecorder();
    const listening = new AbortController();
    const { signal } = listening;
    let notedAt = 0;
    let wasNearEnd = false;
    let hasMoved = false;

    const note = () => {
      notedAt = performance.now();
      if (hasMoved) reporter.note(video.currentTime, recorder.take());
    };
    const leave = () => {
      note();
      void reporter.flush(true);
    };
    const onTime = () => {
      if (!video.paused && !video.seeking) {
        hasMoved = true;
        recorder.play(sampleOf(video));
      }
      if (performance.now() - notedAt >= NOTE_EVERY) note();
      const isNear = isNearEnd(video.currentTime, video.duration);
      if (isNear && !wasNearEnd && !video.seeking) finish();
      if (!video.seeking) wasNearEnd = isNear;
    };
    const finish = () => {
      note();
      void reporter.flush().then((history) => nearEnd.current(history));
    };
    const onRest = () => {
      if (!video.seeking) recorder.stop(sampleOf(video));
      note();
      void reporter.flush();
    };
    video.addEventListener('timeupdate', onTime, { signal });
    video.addEventListener('seeking', () => recorder.stop(), { signal });
    video.addEventListener('pause', onRest, { signal });
    video.addEventListener('ended', onRest, { signal });
    document.addEventListener('visibilitychange', () => document.hidden && leave(), { signal });
    addEventListener('pagehide', leave, { signal });
    addEventListener('online', () => void reporter.flush(), { signal });
    const timer = setInterval(() => void reporter.flush(), REPORT_EVERY);

    return () => {
      listening.abort();
      clearInterval(timer);
      // A seek that nobody waited for is still where the student wanted to go on.
      note();
      void reporter.flush();
    };
  }, [video, reporter]);
}
