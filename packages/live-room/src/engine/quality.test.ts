// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NetworkReader } from './network-reader.ts';
import {
  AudioOnlySwitch,
  gradeSample,
  isStarved,
  type NetworkSample,
  type Quality,
  QualityMeter,
} from './quality.ts';
import { openMeeting, pass, person, settle } from './test-support/in-meeting.ts';

const good: NetworkSample = { lossShare: 0, roundTripMs: 60, jitterMs: 5, outgoingBitsPerSecond: null };
const poor: NetworkSample = { ...good, lossShare: 0.25 };
const unknown: NetworkSample = { ...good, lossShare: null, roundTripMs: null, jitterMs: null };

test.each<[string, Partial<NetworkSample>, Quality]>([
  ['a quiet network', {}, 'good'],
  ['some loss', { lossShare: 0.05 }, 'fair'],
  ['much loss', { lossShare: 0.2 }, 'poor'],
  ['a long way', { roundTripMs: 500 }, 'fair'],
  ['2G', { roundTripMs: 1_200 }, 'poor'],
  ['packets in bursts', { jitterMs: 150 }, 'poor'],
  ['no room for a picture of mine', { outgoingBitsPerSecond: 50_000 }, 'poor'],
])('%s is graded', (_name, changes, quality) => {
  expect(gradeSample({ ...good, ...changes })).toBe(quality);
});

test('nothing measured is not a good network', () => {
  expect(gradeSample(unknown)).toBe('unknown');
});

test('worse takes two samples that agree, better three, and one that differs begins the count again', () => {
  const meter = new QualityMeter();
  const seen = [good, poor, good, poor, poor, good, good, poor, good, good, good].map((sample) =>
    meter.add(sample),
  );
  expect(seen).toEqual([
    ...['good', 'good', 'good', 'good', 'poor'],
    ...['poor', 'poor', 'poor', 'poor', 'poor', 'good'],
  ]);
});

const feed = (audioOnly: AudioOnlySwitch, quality: Quality, seconds: number) => {
  for (let passed = 0; passed < seconds; passed += 2) audioOnly.add(quality, quality === 'poor');
  return audioOnly.isOn;
};

test('[G10] eight poor seconds give up pictures, twenty good ones bring them back, the next time forty', () => {
  const audioOnly = new AudioOnlySwitch();
  expect(feed(audioOnly, 'poor', 6)).toBe(false);
  expect(feed(audioOnly, 'poor', 2)).toBe(true);
  expect(feed(audioOnly, 'good', 18)).toBe(true);
  expect(feed(audioOnly, 'fair', 2)).toBe(true);
  expect(feed(audioOnly, 'good', 20)).toBe(false);
  expect(feed(audioOnly, 'poor', 8)).toBe(true);
  expect(feed(audioOnly, 'good', 38)).toBe(true);
  expect(feed(audioOnly, 'good', 2)).toBe(false);
});

test('whoever decides by hand is not overruled', () => {
  const audioOnly = new AudioOnlySwitch();
  audioOnly.choose(true);
  expect(feed(audioOnly, 'good', 300)).toBe(true);
  audioOnly.choose(false);
  expect(feed(audioOnly, 'poor', 60)).toBe(false);
  feed(audioOnly, 'fair', 2);
  expect(feed(audioOnly, 'poor', 8)).toBe(true);
});

test('a long way or a busy computer shows as poor, and takes no pictures away', () => {
  const slow = { ...good, roundTripMs: 2_000, jitterMs: 400 };
  expect(gradeSample(slow)).toBe('poor');
  const audioOnly = new AudioOnlySwitch();
  for (let passed = 0; passed < 60; passed += 2) audioOnly.add('poor', isStarved(slow));
  expect(audioOnly.isOn).toBe(false);
  expect(isStarved(poor)).toBe(true);
});

const inbound = (id: string, packetsReceived: number, packetsLost: number) => ({
  id,
  type: 'inbound-rtp',
  packetsReceived,
  packetsLost,
  jitter: 0.02,
});
const pair = {
  id: 'p',
  type: 'candidate-pair',
  nominated: true,
  state: 'succeeded',
  currentRoundTripTime: 0.3,
};

test('counters become shares of what happened since the last look', () => {
  const reader = new NetworkReader();
  expect(reader.read([inbound('a', 1_000, 500), pair], [], false)).toEqual({
    lossShare: null,
    roundTripMs: 300,
    jitterMs: 20,
    outgoingBitsPerSecond: null,
  });
  expect(reader.read([inbound('a', 1_090, 510)], [], false).lossShare).toBeCloseTo(0.1);
  // A line that came in between, and a counter that fell.
  expect(reader.read([inbound('a', 1_190, 505), inbound('b', 9, 9)], [], false).lossShare).toBe(0);
});

test('of what I send, the loss the other side reports and the room that is left count', () => {
  const sending = [
    { id: 'r', type: 'remote-inbound-rtp', fractionLost: 0.2 },
    { ...pair, availableOutgoingBitrate: 150_000 },
  ];
  const reader = new NetworkReader();
  expect(reader.read([], sending, true)).toMatchObject({ lossShare: 0.2, outgoingBitsPerSecond: 150_000 });
  expect(reader.read([], sending, false).outgoingBitsPerSecond).toBeNull();
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[G10] in a meeting on a poor network pictures are given up by themselves, and the server is told', async () => {
  const me = person('student-1');
  const { welcome, socket, connections, view } = openMeeting(me);
  await welcome();
  socket().tell({ t: 'offer', serial: 1, isNew: true, sdp: '0 audio', streams: [] });
  await settle();
  let received = 0;
  let lost = 0;
  const network = async (loss: number, seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 2) {
      received += 100 * (1 - loss);
      lost += 100 * loss;
      connections[0]?.stats.set('a', inbound('a', received, lost));
      connections[0]?.stats.set('p', { ...pair, currentRoundTripTime: 0.05 });
      socket().tell({ t: 'beat' });
      await pass(2_000);
    }
  };
  await network(0, 6);
  expect(view()).toMatchObject({ quality: 'good', isAudioOnly: false });
  await network(0.3, 14);
  expect(view()).toMatchObject({ quality: 'poor', isAudioOnly: true });
  expect(socket().all('audio-only')).toEqual([{ t: 'audio-only', isOn: true }]);
  await network(0, 30);
  expect(view()).toMatchObject({ quality: 'good', isAudioOnly: false });
  expect(socket().all('audio-only').at(-1)).toEqual({ t: 'audio-only', isOn: false });
});
