import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeMjr } from '../../../../test/live/mjr.ts';
import { makeVoice } from '../../../../test/live/packets.ts';
import {
  addFiles,
  begin,
  findClass,
  mediaEnvironment,
  readLesson,
  recordingRow,
  stop,
} from '../../../../test/live/recorded-class.ts';
import { type MediaWorld, openMediaWorld } from '../../../../test/media.ts';
import { killProcesses, startProcess } from '../../../../test/process.ts';
import { settle } from '../../../../test/worker.ts';

let world: MediaWorld;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shala-recordings-'));
  const environment = { ...mediaEnvironment(folder), WORKER_SILENT_SECONDS: '2' };
  world = { ...(await openMediaWorld(environment)), folder };
});
afterAll(async () => {
  killProcesses();
  await world.stop();
  await rm(folder, { recursive: true });
});

test('a worker killed while it makes a lesson, and again when the draft is there: one lesson in the end, and nothing left over', async () => {
  const liveClass = await findClass(world);
  const { recordingId } = await begin(world, liveClass);
  const voice = writeMjr(await makeVoice(folder, 4), { kind: 'audio', startedMs: 1_794_757_309_000 });
  await addFiles(world, liveClass, recordingId, { what: 'host', files: { '-audio-0.mjr': voice } });
  await stop(world, liveClass);

  const row = () => recordingRow(world, recordingId);
  const killed: number[] = [];
  const killWhen = async (isSo: () => Promise<boolean>) => {
    const worker = await startProcess('worker', world.environment);
    await expect.poll(isSo, { timeout: 60_000, interval: 10 }).toBe(true);
    worker.child.kill('SIGKILL');
    await worker.exited;
    killed.push(worker.child.pid ?? 0);
  };
  await killWhen(async () => (await row()).tries > 0);
  await killWhen(async () => (await row()).content_id !== null);

  await startProcess('worker', world.environment);
  await settle(world, 120_000);
  expect((await row()).state).toBe('ready');
  expect((await readLesson(world, recordingId)).row).toMatchObject({ state: 'ready', ready_version: 1 });
  const { rows } = await world.pool.query(
    "SELECT title FROM content WHERE title ->> 'en' LIKE 'Square roots by%'",
  );
  expect(rows).toHaveLength(1);
  const left = (await readdir(tmpdir())).filter((name) => name.startsWith('shala-work-'));
  expect(left.filter((name) => killed.some((pid) => name.includes(`-${pid}-`)))).toEqual([]);
}, 240_000);
