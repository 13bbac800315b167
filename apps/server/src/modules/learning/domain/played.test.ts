import { describe, expect, test } from 'vitest';
import { type KnownPlay, watchedAfter } from './played.ts';

const known = (over: Partial<KnownPlay> = {}): KnownPlay => ({
  durationSeconds: 600,
  watched: [],
  place: 0,
  sinceOpened: 15,
  sinceReported: 15,
  sinceTouched: 15,
  ...over,
});

describe('a report with intervals', () => {
  test('counts what was played, at up to double speed', () => {
    expect(watchedAfter(known(), { place: 15, intervals: [[0, 15.2]] })).toEqual([[0, 15]]);
    expect(watchedAfter(known(), { place: 30, intervals: [[0, 30]] })).toEqual([[0, 30]]);
  });

  test('joins the last report without losing the second in between', () => {
    const before = known({ watched: [[0, 15]], place: 15.3, sinceOpened: 30 });
    expect(watchedAfter(before, { place: 30.4, intervals: [[15.3, 30.4]] })).toEqual([[0, 30]]);
  });

  test('is believed only as far as time has passed since the film was opened', () => {
    expect(watchedAfter(known(), { place: 600, intervals: [[0, 600]] })).toEqual([[0, 35]]);
  });

  test('is believed only as far as time has passed since the last report', () => {
    const late = known({ sinceOpened: 86_400, sinceReported: 10 });
    expect(watchedAfter(late, { place: 600, intervals: [[0, 600]] })).toEqual([[0, 25]]);
  });

  test('many quick reports win nothing: what was counted is set against the time since the opening', () => {
    let play = known({ sinceOpened: 3, sinceReported: 3 });
    for (let from = 0; from < 600; from += 5) {
      const watched = watchedAfter(play, { place: from, intervals: [[from, from + 5]] });
      play = known({ watched, sinceOpened: 3, sinceReported: 0 });
    }
    expect(play.watched).toEqual([[0, 11]]);
  });

  test('counts the same stretch once, and nothing outside the film', () => {
    const again = known({ watched: [[0, 15]], sinceOpened: 60 });
    expect(watchedAfter(again, { place: 15, intervals: [[0, 15]] })).toEqual([[0, 15]]);
    const atEnd = known({ durationSeconds: 20.4, sinceOpened: 60, sinceReported: 60 });
    expect(watchedAfter(atEnd, { place: 99, intervals: [[10, 99]] })).toEqual([[10, 20]]);
    expect(watchedAfter(atEnd, { place: 5, intervals: [[15, 5]] })).toEqual([]);
  });
});

describe('a report of a client that tells the place alone', () => {
  test('counts the way from the last place', () => {
    const before = known({ watched: [[0, 10]], place: 10, sinceOpened: 90 });
    expect(watchedAfter(before, { place: 25, intervals: null })).toEqual([[0, 25]]);
  });

  test('counts nothing when the bar was moved: forward further than time allows, or back', () => {
    expect(watchedAfter(known({ sinceOpened: 9_999 }), { place: 500, intervals: null })).toEqual([]);
    expect(watchedAfter(known({ place: 100 }), { place: 50, intervals: null })).toEqual([]);
  });

  test('judges by the last opening: the time between two visits is no playing time', () => {
    const nextDay = known({ place: 100, sinceOpened: 86_400, sinceReported: 86_000, sinceTouched: 20 });
    expect(watchedAfter(nextDay, { place: 500, intervals: null })).toEqual([]);
    expect(watchedAfter(nextDay, { place: 120, intervals: null })).toEqual([[100, 120]]);
  });
});
