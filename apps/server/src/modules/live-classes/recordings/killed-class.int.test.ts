import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CallPage, openCallBrowser, openCallPage } from '../../../../test/call-page.ts';
import { openFlashingContext, soundByItself } from '../../../../test/live/flashing-camera.ts';
import { type FilmSigns, outOfStep, readSigns } from '../../../../test/live/in-step.ts';
import { playLesson } from '../../../../test/live/play-lesson.ts';
import {
  ananya,
  begin,
  findClass,
  readLesson,
  recordingRow,
  stop,
} from '../../../../test/live/recorded-class.ts';
import { type MediaWorld, openMediaWorld } from '../../../../test/media.ts';
import { type OwnJanus, openOwnJanus } from '../../../../test/own-janus.ts';
import { shala } from '../../../../test/people.ts';
import { openStaffSession } from '../../../../test/staff-session.ts';
import { settle, startTestWorker } from '../../../../test/worker.ts';
import { mediaConfig } from '../../../platform/config.ts';
import type { MediaNodes } from '../../../platform/media/media-nodes.ts';
import { openMedia } from '../../../platform/media/open-media.ts';
import { roomFolder } from '../domain/recording-file.ts';
import { addTrack } from './add-track.ts';

/** RECORDED_SECONDS=60 is the long form. */
const seconds = Number(process.env.RECORDED_SECONDS ?? 10);

let janus: OwnJanus;
let world: MediaWorld;
let browser: Browser;
let media: MediaNodes;

beforeAll(async () => {
  janus = await openOwnJanus();
  await janus.start();
  world = await openMediaWorld(janus.environment);
  media = openMedia(mediaConfig(world.config));
  // Files come from the store, whose bucket of this test knows no origins.
  browser = await openCallBrowser([...soundByItself, '--disable-web-security']);
});
afterAll(async () => {
  await browser?.close();
  await media?.close();
  await world?.stop();
  await janus?.stop();
});

const quiet = { onTracks: () => {}, onGone: () => {}, onTalking: () => {} };

test(`[G11] a class of ${seconds} s whose media server is killed in the middle becomes one encrypted lesson that plays in step`, async () => {
  const liveClass = await findClass(world);
  const page = await openCallPage(await openFlashingContext(browser));
  const { recordingId } = await begin(world, liveClass);
  const record = async () => {
    const node = media.node('own');
    await expect.poll(() => node.isUp).toBe(true);
    const room = await node.openRoom(randomUUID(), roomFolder(liveClass), quiet);
    const publisher = await room.addPublisher(`host-${liveClass.staffId}~${randomUUID()}`, {
      bitsPerSecond: 800_000,
    });
    await page.publish(publisher);
    await sendsMore(page);
    const track = { ...liveClass, recordingId, node: 'own', what: 'host', studentId: null } as const;
    const { fileName } = await world.db.transaction().execute((tx) => addTrack(tx, track));
    await publisher.record(fileName);
    return publisher;
  };

  await record();
  const began = performance.now();
  await pause((seconds / 2) * 1000);
  await janus.kill();
  const killedAt = (performance.now() - began) / 1000;
  await expect.poll(() => media.node('own').isUp).toBe(false);
  await janus.start();
  const publisher = await record();
  const backAt = (performance.now() - began) / 1000;
  await pause((seconds / 2) * 1000);
  await publisher.record(null);
  const length = (performance.now() - began) / 1000;
  await stop(world, liveClass);

  const worker = await startTestWorker(world);
  await settle(world, 300_000);
  await worker.stop();
  expect(await recordingRow(world, recordingId)).toMatchObject({ state: 'ready' });
  const { row, path } = await readLesson(world, recordingId);
  expect(row).toMatchObject({ state: 'ready', ready_version: 1 });
  expect(row.renditions).toBeGreaterThan(1);

  const signs = await readSigns(path);
  const [picture, sound] = signs.streams;
  expect(Math.abs((picture?.start ?? 9) - (sound?.start ?? 0))).toBeLessThan(0.1);
  // What the killed server had not written yet is missing at the end of the first half, not from its length.
  expect(Math.abs(row.duration_seconds - length)).toBeLessThan(1.5);
  const halves = ({ flashes }: Pick<FilmSigns, 'flashes'>) => ({
    before: flashes.filter((at) => at < killedAt),
    after: flashes.filter((at) => at > backAt + 0.5 && at < row.duration_seconds - 0.3),
  });
  const { before, after } = halves(signs);
  for (const half of [before, after]) {
    expect(half.length).toBeGreaterThanOrEqual(seconds / 2 - 2);
    // One picture may be late on a machine that has much to do; half of them are not.
    expect(median(outOfStep({ flashes: half, beeps: signs.beeps }))).toBeLessThan(100);
  }
  // The second half stands where it was: the page's own clock has gone on beeping each second.
  const phase = median(before.map((at) => at % 1));
  const moved = after.map((at) => Math.abs(((at - phase + 1.5) % 1) - 0.5) * 1000);
  expect(median(moved)).toBeLessThan(100);

  const { port } = new URL(await world.server.listen({ host: '127.0.0.1', port: 0 }));
  const played = await playLesson(browser, {
    origin: `http://${shala}:${port}`,
    playlist: `/api/v1/course/staff/contents/${row.id}/playlist`,
    authorization: (await openStaffSession(world, ananya)).headers.authorization,
  });
  for (const half of Object.values(halves(played))) {
    expect(half.length).toBeGreaterThanOrEqual(seconds / 2 - 2);
    expect(median(outOfStep({ flashes: half, beeps: played.beeps }))).toBeLessThan(150);
  }
}, 400_000);

async function sendsMore(page: CallPage) {
  const sent = await page.packetsSent();
  await expect.poll(() => page.packetsSent(), { timeout: 15_000 }).toBeGreaterThan(sent + 20);
}

const median = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
