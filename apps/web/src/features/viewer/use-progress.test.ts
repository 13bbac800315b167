import type { ContentHistory } from '@shala/api-client/content-histories.ts';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Interval } from './engine/intervals.ts';
import { useProgress } from './use-progress.ts';

/** A film whose time a test turns by hand. */
function openVideo(duration: number) {
  const now = { currentTime: 0, paused: true, seeking: false, playbackRate: 1, duration };
  const video = document.createElement('video');
  for (const name of Object.keys(now) as (keyof typeof now)[]) {
    Object.defineProperty(video, name, { get: () => now[name] });
  }
  const tell = (event: string) => void video.dispatchEvent(new Event(event));
  return {
    video,
    play(seconds: number) {
      now.paused = false;
      for (let quarter = 0; quarter < seconds * 4; quarter += 1) {
        vi.advanceTimersByTime(250);
        now.currentTime += 0.25;
        tell('timeupdate');
      }
    },
    pause() {
      now.paused = true;
      tell('pause');
    },
    seek(to: number) {
      now.seeking = true;
      tell('seeking');
      now.currentTime = to;
      tell('timeupdate');
      now.seeking = false;
      tell('seeked');
      tell('timeupdate');
    },
  };
}

let noted: Interval[];
let places: number[];
const flush = vi.fn<(isLeaving?: boolean) => Promise<ContentHistory | null>>();
const onNearEnd = vi.fn();
const reporter = {
  note: (place: number, intervals: readonly Interval[]) => {
    places.push(place);
    noted.push(...intervals);
  },
  flush,
};
const follow = (duration = 100) => {
  const film = openVideo(duration);
  const { unmount } = renderHook(() => useProgress({ video: film.video, reporter, onNearEnd }));
  return { ...film, unmount };
};

beforeEach(() => {
  vi.useFakeTimers();
  noted = [];
  places = [];
  flush.mockReset().mockResolvedValue(null);
  onNearEnd.mockReset();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('[D03] what is played is sent every fifteen seconds', () => {
  const { play } = follow();
  play(14.75);
  expect(flush).not.toHaveBeenCalled();
  play(0.25);
  expect(flush).toHaveBeenCalledTimes(1);
  play(15);
  expect(flush).toHaveBeenCalledTimes(2);
});

test('[VW-11] the place is noted about every second while the film plays', () => {
  const { play } = follow();
  play(10);
  expect(places.length).toBeGreaterThanOrEqual(9);
  expect(places.at(-1)).toBeGreaterThan(8);
});

test('[D03] a pause sends at once, with all that was played', () => {
  const { play, pause } = follow();
  play(4);
  pause();
  expect(flush).toHaveBeenCalledTimes(1);
  expect(noted.reduce((sum, [from, to]) => sum + to - from, 0)).toBeCloseTo(3.75, 1);
  expect(places.at(-1)).toBe(4);
});

test('[D03] a page that is hidden or closed sends in a way that outlives it', () => {
  const { play } = follow();
  play(2);
  dispatchEvent(new Event('pagehide'));
  expect(flush).toHaveBeenLastCalledWith(true);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(flush).toHaveBeenCalledTimes(2);
  expect(flush).toHaveBeenLastCalledWith(true);
  hidden.mockRestore();
});

test('[VW-11] leaving the lesson sends', () => {
  const { play, unmount } = follow();
  play(2);
  unmount();
  expect(flush).toHaveBeenCalledTimes(1);
});

test('what could not be sent is tried again when the network is back', () => {
  follow();
  dispatchEvent(new Event('online'));
  expect(flush).toHaveBeenCalledTimes(1);
});

test('a film that was only opened has no place to tell', () => {
  const { unmount } = follow();
  unmount();
  expect(places).toEqual([]);
});

test('[VW-07] the end is told once each time it is reached, after the report before it', async () => {
  const { play, seek } = follow(20);
  play(17.75);
  await vi.advanceTimersByTimeAsync(0);
  expect(onNearEnd).not.toHaveBeenCalled();
  play(1.5);
  await vi.advanceTimersByTimeAsync(0);
  expect(onNearEnd).toHaveBeenCalledTimes(1);
  seek(2);
  seek(19);
  await vi.advanceTimersByTimeAsync(0);
  expect(onNearEnd).toHaveBeenCalledTimes(2);
});

test('[D02] what a jump leaves out is not noted as played', () => {
  const { play, seek, pause } = follow();
  play(3);
  seek(90);
  play(2);
  pause();
  for (const [from, to] of noted) expect(to <= 3.01 || from >= 90).toBe(true);
});
