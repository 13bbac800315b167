import { type Interval, mergeIntervals } from './intervals.ts';

/** A moment of playing, as the browser tells it. */
export interface Sample {
  /** Where the film is. */
  readonly place: number;
  /** When that was, in milliseconds of any steady clock. */
  readonly at: number;
  readonly rate: number;
}

export interface PlayedRecorder {
  /** The film plays and is here. */
  play(sample: Sample): void;
  /** It no longer plays, or jumps: what follows is a new stretch. */
  stop(sample?: Sample): void;
  /** All that has been played since the last `take`; the stretch under way goes on. */
  take(): Interval[];
}

/** Timers are late on a busy machine, and time updates come four times a second at best. */
const SLACK = 1;

/**
 * Notes which stretches of a film were really played. A jump forward is no playing: between two samples the film
 * may move only as far as the clock and the speed allow.
 */
export function createPlayedRecorder(): PlayedRecorder {
  let done: Interval[] = [];
  let start: number | null = null;
  let last: Sample | null = null;

  const close = () => {
    if (start !== null && last !== null && last.place > start) done.push([start, last.place]);
    start = null;
    last = null;
  };
  const isContinuous = (before: Sample, now: Sample) => {
    const moved = now.place - before.place;
    const possible = ((now.at - before.at) / 1000) * Math.max(before.rate, now.rate) + SLACK;
    return moved >= 0 && moved <= possible;
  };
  const follow = (sample: Sample) => {
    if (last !== null && !isContinuous(last, sample)) close();
    start ??= sample.place;
    last = sample;
  };

  return {
    play: follow,
    stop(sample) {
      if (sample && last !== null) follow(sample);
      close();
    },
    take() {
      const underWay = last;
      close();
      if (underWay !== null) {
        start = underWay.place;
        last = underWay;
      }
      const taken = mergeIntervals(done);
      done = [];
      return taken;
    },
  };
}
