import { expect, test } from 'vitest';
import { type Packet, splitSpans } from './split-spans.ts';

/** A packet every 20 ms, so many seconds long. */
const packets = (seconds: number, cameAt: number, mediaAt: number, late = (_: number) => 0): Packet[] =>
  Array.from({ length: seconds * 50 }, (_, index) => ({
    cameAt: cameAt + index * 20 + late(index),
    mediaAt: mediaAt + index * 20,
  }));

test('a voice that was muted goes on at its true moment, though the sender has not counted the pause', () => {
  const track = [...packets(4, 0, 0), ...packets(6, 7_500, 4_000)];
  expect(splitSpans(track, 500)).toEqual([
    { offsetMs: 0, placeMs: 0, lengthMs: 3_980 },
    { offsetMs: 4_000, placeMs: 7_500, lengthMs: 5_980 },
  ]);
});

test('a pause that the sender has counted is a pause, too', () => {
  const track = [...packets(4, 0, 0), ...packets(6, 9_000, 9_000)];
  expect(splitSpans(track, 500)).toEqual([
    { offsetMs: 0, placeMs: 0, lengthMs: 3_980 },
    { offsetMs: 9_000, placeMs: 9_000, lengthMs: 5_980 },
  ]);
});

test('packets that come late and all at once do not move the voice', () => {
  const stall = (index: number) => (index >= 100 && index < 200 ? (200 - index) * 20 : 0);
  expect(splitSpans(packets(30, 0, 0, stall), 5_000)).toEqual([
    { offsetMs: 0, placeMs: 0, lengthMs: 29_980 },
  ]);
});

test('after a network that stood still, the late ones of the burst do not say when it was', () => {
  const burst = (index: number) => (index < 50 ? (50 - index) * 20 : 0);
  const track = [...packets(4, 0, 0), ...packets(6, 8_000, 8_000, burst)];
  expect(splitSpans(track, 500)[1]).toEqual({ offsetMs: 8_000, placeMs: 8_000, lengthMs: 5_980 });
});

test("a sender's clock that runs fast by a thousandth is never more than a tenth of a second off", () => {
  const hour = Array.from({ length: 180_000 }, (_, index) => ({
    cameAt: index * 20,
    mediaAt: index * 20.02,
  }));
  const spans = splitSpans(hour, 500);
  expect(spans.length).toBeGreaterThan(20);
  for (const { offsetMs, placeMs, lengthMs } of spans) {
    expect(Math.abs(placeMs - offsetMs / 1.001)).toBeLessThan(100);
    expect(Math.abs(placeMs + lengthMs - (offsetMs + lengthMs) / 1.001)).toBeLessThan(100);
  }
});

test('a track without packets has no parts', () => {
  expect(splitSpans([], 500)).toEqual([]);
});
