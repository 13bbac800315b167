import { expect, test } from 'vitest';
import { secondsIn } from './intervals.ts';
import { createPlayedRecorder } from './played-recorder.ts';

/** Plays from one place to another, a quarter of a second at a time, at some speed. */
function playing(recorder = createPlayedRecorder()) {
  let at = 0;
  return {
    recorder,
    wait: (seconds: number) => {
      at += seconds * 1000;
    },
    play: (from: number, to: number, rate = 1) => {
      for (let place = from; place <= to; place += 0.25) {
        recorder.play({ place, at, rate });
        at += 250 / rate;
      }
    },
  };
}

test('a film played through is one stretch', () => {
  const { recorder, play } = playing();
  play(0, 20);
  expect(recorder.take()).toEqual([[0, 20]]);
});

test('what was taken is not told again, and the stretch under way goes on', () => {
  const { recorder, play } = playing();
  play(0, 15);
  expect(recorder.take()).toEqual([[0, 15]]);
  expect(recorder.take()).toEqual([]);
  play(15.25, 18);
  expect(recorder.take()).toEqual([[15, 18]]);
});

test('a jump to the end without a word about it plays nothing in between', () => {
  const { recorder, play } = playing();
  play(0, 5);
  play(80, 85);
  expect(recorder.take()).toEqual([
    [0, 5],
    [80, 85],
  ]);
});

test('a jump that is told ends the stretch even when it is short', () => {
  const { recorder, play } = playing();
  play(0, 5);
  recorder.stop();
  play(5.5, 8);
  expect(recorder.take()).toEqual([
    [0, 5],
    [5.5, 8],
  ]);
});

test('a pause ends a stretch where it happened, and its length counts for nothing', () => {
  const { recorder, play, wait } = playing();
  play(0, 5);
  recorder.stop({ place: 5.2, at: 5200, rate: 1 });
  wait(600);
  play(5.25, 6);
  expect(recorder.take()).toEqual([
    [0, 5.2],
    [5.25, 6],
  ]);
});

test('the same seconds played twice count once', () => {
  const { recorder, play } = playing();
  play(0, 10);
  recorder.stop();
  play(4, 12);
  expect(recorder.take()).toEqual([[0, 12]]);
});

test('at double speed the film may move twice as far between two samples, and no further', () => {
  const fast = playing();
  fast.play(0, 20, 2);
  expect(secondsIn(fast.recorder.take())).toBe(20);

  const { recorder } = playing();
  recorder.play({ place: 0, at: 0, rate: 2 });
  recorder.play({ place: 9, at: 2000, rate: 2 });
  recorder.stop();
  expect(recorder.take()).toEqual([]);
});
