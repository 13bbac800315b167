import { randomUUID } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CallPage, openCallBrowser, openCallPage } from '../../../test/call-page.ts';
import { environmentFor } from '../../../test/environment.ts';
import { type OwnJanus, openOwnJanus } from '../../../test/own-janus.ts';
import { mediaConfig, parseConfig } from '../config.ts';
import { checkOffer } from './check-offer.ts';
import type { MediaNodes } from './media-nodes.ts';
import type { MediaRoom, MediaTrack, RoomEvents } from './media-server.ts';
import { openMedia } from './open-media.ts';

let browser: Browser;
let janus: OwnJanus;
let first: MediaNodes;
let second: MediaNodes;
let stranger: MediaNodes;

beforeAll(async () => {
  janus = await openOwnJanus();
  await janus.start();
  const environment = { ...environmentFor('postgres://nobody@127.0.0.1/none'), ...janus.environment };
  const open = (own = {}) => openMedia(mediaConfig(parseConfig({ ...environment, ...own })));
  first = open();
  second = open();
  stranger = open({ MEDIA_ROOM_KEY: randomUUID() });
  browser = await openCallBrowser();
});

afterAll(async () => {
  await browser?.close();
  await Promise.all([first, second, stranger].map((nodes) => nodes?.close()));
  await janus?.stop();
});

/** What a room has said, as whoever leads it would keep it. */
function listen() {
  const feeds = new Map<string, MediaTrack[]>();
  const talking: string[] = [];
  const events: RoomEvents = {
    onTracks: (feed, tracks) => feeds.set(feed, tracks),
    onGone: (feed) => feeds.delete(feed),
    onTalking: (feed, isTalking) => isTalking && talking.push(feed),
  };
  const wishes = () => [...feeds].flatMap(([feed, tracks]) => tracks.map(({ mid }) => ({ feed, mid })));
  return { feeds, talking, events, wishes };
}

async function publishIn(room: MediaRoom, feed: string) {
  const page = await openCallPage(browser);
  const publisher = await room.addPublisher(feed, { bitsPerSecond: 400_000 });
  await page.publish(publisher);
  return { page, publisher };
}

async function openRoom(where = folder()) {
  const said = listen();
  return { ...said, room: await first.node('own').openRoom(randomUUID(), where, said.events) };
}

const folder = () => `class-${randomUUID()}`;

/** Nothing comes any more: what was on its way has come, and then as much as before. */
async function expectSilence(page: CallPage) {
  let before = -1;
  await expect
    .poll(
      async () => {
        const { videoPackets, audioPackets } = await page.watched();
        const packets = videoPackets + audioPackets;
        const hasGrown = packets !== before;
        before = packets;
        return hasGrown;
      },
      { interval: 300 },
    )
    .toBe(false);
}

/** Pictures go on coming: more than there are now. */
async function expectMoreFrames(page: CallPage) {
  const { frames } = await page.watched();
  await expect.poll(async () => (await page.watched()).frames, { interval: 50 }).toBeGreaterThan(frames);
}

test('[CN-24] [LC-16] pictures in VP8 and sound in Opus reach whoever watches, also by another process of ours', async () => {
  const name = randomUUID();
  const here = listen();
  const room = await first.node('own').openRoom(name, folder(), here.events);
  await publishIn(room, 'host-1~1');
  await expect.poll(() => here.feeds.get('host-1~1')?.map(({ kind }) => kind)).toEqual(['audio', 'video']);
  await expect.poll(() => here.talking).toContain('host-1~1');

  const there = listen();
  const sameRoom = await second.node('own').openRoom(name, folder(), there.events);
  expect([...there.feeds.keys()]).toEqual(['host-1~1']);
  const elsewhere = listen();
  await stranger.node('own').openRoom(name, folder(), elsewhere.events);
  expect(elsewhere.feeds.size).toBe(0);

  const watcher = await sameRoom.addWatcher();
  const page = await openCallPage(browser);
  expect(await page.watch(watcher, [...there.wishes(), { feed: 'nobody~1', mid: '0' }])).toBe(true);
  await expectMoreFrames(page);
  await expect.poll(async () => (await page.watched()).audioPackets).toBeGreaterThan(0);
  expect(new Set((await page.watched()).codecs)).toEqual(new Set(['video/VP8', 'audio/opus']));
  expect(await page.watch(watcher, there.wishes())).toBe(false);
  await room.destroy();
  await expect.poll(() => there.feeds.size).toBe(0);
});

test('who is muted at the server is not heard or seen, also after publishing anew', async () => {
  const { room, feeds, wishes } = await openRoom();
  const { page: host, publisher } = await publishIn(room, 'student-2~1');
  await expect.poll(() => feeds.size).toBe(1);
  const watcher = await room.addWatcher();
  const page = await openCallPage(browser);
  await page.watch(watcher, wishes());
  await expectMoreFrames(page);

  await publisher.mute('video', true);
  await publisher.mute('audio', true);
  await expectSilence(page);
  await host.publish(publisher);
  // The same name is another feed now, and has to be watched anew.
  await expect.poll(() => page.watch(watcher, wishes())).toBe(true);
  await expect.poll(() => host.packetsSent()).toBeGreaterThan(50);
  await expectSilence(page);

  await publisher.mute('video', false);
  await publisher.askKeyframe();
  await expectMoreFrames(page);
  await room.destroy();
});

test('what is recorded lies in the folder of the class, a file per track', async () => {
  const where = folder();
  const { room } = await openRoom(where);
  const { publisher } = await publishIn(room, 'host-1~1');
  const path = join(first.recordingsFolder('own'), where);
  const files = async () => (await readdir(path).catch(() => [])).toSorted();
  /** A file into which nothing was written does not stay. */
  const written = async () => {
    const sizes = await Promise.all((await files()).map(async (name) => (await stat(join(path, name))).size));
    return sizes.filter((size) => size > 2_000).length;
  };
  await publisher.record('host-1-0001');
  await expect.poll(written).toBe(2);
  // While it writes: the file before it ends.
  await publisher.record('host-1-0002');
  await expect.poll(written).toBe(4);
  await publisher.record(null);
  await expect
    .poll(files)
    .toEqual([
      'host-1-0001-audio-0.mjr',
      'host-1-0001-video-1.mjr',
      'host-1-0002-audio-0.mjr',
      'host-1-0002-video-1.mjr',
    ]);
  await expect(publisher.record('../outside')).rejects.toThrow('not a name');
  await room.destroy();
});

test('offers of a browser with a data channel or simulcast are refused before they reach the server', async () => {
  const page = await openCallPage(browser);
  expect(checkOffer((await page.offer()).sdp)).toBe('ok');
  expect(checkOffer((await page.offer('data')).sdp)).toBe('data_channel');
  expect(checkOffer((await page.offer('simulcast')).sdp)).toBe('simulcast');
});

test('who leaves is told of, and a browser whose connection breaks is told of', async () => {
  const { room, feeds } = await openRoom();
  const { publisher } = await publishIn(room, 'student-2~1');
  const { page, publisher: other } = await publishIn(room, 'student-3~1');
  await expect.poll(() => feeds.size).toBe(2);
  await publisher.close();
  await expect.poll(() => [...feeds.keys()]).toEqual(['student-3~1']);
  const broken = new Promise<void>((resolve) => other.onHangup(resolve));
  await page.hangUp();
  await broken;
  await room.destroy();
});

test('a killed media server is told of within a moment, and a room opened again works', async () => {
  const server = first.node('own');
  const { room, feeds } = await openRoom();
  const { publisher } = await publishIn(room, 'host-1~1');
  await expect.poll(() => feeds.size).toBe(1);
  const changes: boolean[] = [];
  const stop = server.onChange((isUp) => changes.push(isUp));

  const asked = publisher.askKeyframe().catch((error: unknown) => error);
  await janus.kill();
  await expect.poll(() => changes).toEqual([false]);
  await asked;
  await expect(
    room.addWatcher().then((watcher) => watcher.watch([{ feed: 'host-1~1', mid: '1' }])),
  ).rejects.toThrow('away');
  await publisher.close();
  await janus.start();
  await expect.poll(() => changes).toEqual([false, true]);
  stop();
  await expect(room.addPublisher('host-1~2', { bitsPerSecond: 400_000 })).rejects.toThrow('away');

  const again = await openRoom();
  await publishIn(again.room, 'host-1~2');
  await expect.poll(() => again.feeds.size).toBe(1);
  const watcher = await again.room.addWatcher();
  const page = await openCallPage(browser);
  await page.watch(watcher, again.wishes());
  await expectMoreFrames(page);
});

test('a call goes through the relay with the credentials it is given, and not with others', async () => {
  const { room, feeds, wishes } = await openRoom();
  await publishIn(room, 'host-1~1');
  await expect.poll(() => feeds.size).toBe(1);
  const iceServers = first.iceServers('student-12');
  const page = await openCallPage(browser, { iceServers, iceTransportPolicy: 'relay' });
  await page.watch(await room.addWatcher(), wishes());
  await expectMoreFrames(page);

  const forged = iceServers.map((server) => ({ ...server, credential: 'made-up' }));
  const outsider = await openCallPage(browser, { iceServers: forged, iceTransportPolicy: 'relay' });
  expect((await outsider.offer()).candidates).toEqual([]);
  await room.destroy();
});
