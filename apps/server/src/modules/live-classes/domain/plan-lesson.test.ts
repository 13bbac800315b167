import { describe, expect, test } from 'vitest';
import { planLesson, type RecordedSpan } from './plan-lesson.ts';

const base = 1_794_757_309_000;
const span = (
  what: RecordedSpan['what'],
  kind: RecordedSpan['kind'],
  from: number,
  to: number,
  offset = 0,
): RecordedSpan => ({
  file: `${what}-${kind}-${from}`,
  kind,
  what,
  startMs: base + from * 1000,
  offsetMs: offset * 1000,
  lengthMs: (to - from) * 1000,
});
const cuts = (spans: RecordedSpan[]) =>
  planLesson(spans)?.pictures.map(({ frames, source }) => [
    frames / 25,
    source && [source.file, source.offsetMs / 1000],
  ]);

describe('the picture of a lesson', () => {
  test('is the screen while one is shared, and the host before and after it', () => {
    expect(cuts([span('host', 'video', 0, 60), span('screen', 'video', 10, 30)])).toEqual([
      [10, ['host-video-0', 0]],
      [20, ['screen-video-10', 0]],
      [30, ['host-video-0', 30]],
    ]);
  });

  test('is a card while there is none, and stands still when it is away for a moment', () => {
    expect(
      cuts([
        span('host', 'video', 0, 5),
        span('host', 'video', 6, 10),
        span('host', 'video', 30, 40),
        span('host', 'audio', 0, 50),
      ]),
    ).toEqual([
      [6, ['host-video-0', 0]],
      [4, ['host-video-6', 0]],
      [20, null],
      [10, ['host-video-30', 0]],
      [10, null],
    ]);
  });

  test('does not jump between two hosts: who was there first stays', () => {
    expect(cuts([span('host', 'video', 0, 20), span('host', 'video', 5, 30)])).toEqual([
      [20, ['host-video-0', 0]],
      [10, ['host-video-5', 15]],
    ]);
  });

  test('goes on in the middle of a file after a pause', () => {
    expect(cuts([span('host', 'video', 0, 5), span('host', 'video', 25, 30, 25)])).toEqual([
      [5, ['host-video-0', 0]],
      [20, null],
      [5, ['host-video-25', 25]],
    ]);
  });

  test('is never a student', () => {
    expect(cuts([span('student', 'video', 0, 10), span('student', 'audio', 0, 10)])).toEqual([[10, null]]);
  });
});

describe('the sound of a lesson', () => {
  test('has every voice at its moment, counted from the first thing that was recorded', () => {
    const plan = planLesson([
      span('host', 'video', 2, 12),
      span('host', 'audio', 2.1, 12),
      span('student', 'audio', 5.25, 7, 1.5),
    ]);
    expect(plan?.frames).toBe(250);
    expect(plan?.voices).toEqual([
      { file: 'host-audio-2.1', offsetMs: 0, lengthMs: 9_900, delayMs: 100 },
      { file: 'student-audio-5.25', offsetMs: 1_500, lengthMs: 1_750, delayMs: 3_250 },
    ]);
  });

  test('of nothing is no lesson', () => {
    expect(planLesson([])).toBeNull();
    expect(planLesson([span('student', 'video', 0, 10)])).toBeNull();
  });
});
