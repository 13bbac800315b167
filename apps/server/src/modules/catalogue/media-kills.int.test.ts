import { mkdir, readdir, readFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLibrary, libraryRow, type MediaWorld, makeFilm, openMediaWorld } from '../../../test/media.ts';
import { killProcesses, startProcess } from '../../../test/process.ts';
import { settle } from '../../../test/worker.ts';
import { createSealer } from '../../platform/sealed.ts';
import { addSourceFile, createMedia } from './index.ts';

let world: MediaWorld;
let libraryId: number;
let films: string[];
beforeAll(async () => {
  world = await openMediaWorld({ WORKER_SILENT_SECONDS: '2', WORKER_CONCURRENCY: '2' });
  libraryId = await addLibrary(world, 'killed');
  films = [
    await makeFilm(join(world.folder, 'a.mp4'), { seconds: 8, size: '640x480' }),
    await makeFilm(join(world.folder, 'b.mp4'), { seconds: 9, size: '640x480' }),
  ];
}, 90_000);
afterAll(async () => {
  killProcesses();
  await world.stop();
});

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 120_000;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`waited too long until ${what}`);
    await pause(25);
  }
}

const triesNow = async () => {
  const { rows } = await world.pool.query<{ tries: number }>(
    'SELECT tries FROM content_library WHERE id = $1',
    [libraryId],
  );
  return Number(rows[0]?.tries);
};

/** Processes and folders that carry the id of a process that is no more. */
async function remainsOf(pids: readonly number[]): Promise<string[]> {
  const ofDead = (text: string) =>
    pids.some((pid) => text.includes(`shala-work-`) && text.includes(`-${pid}-`));
  const folders = (await readdir(tmpdir())).filter(ofDead);
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const commands = await Promise.all(
    ids.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')),
  );
  return [...folders, ...commands.filter(ofDead)];
}

test('a worker killed at ten random moments of a transcode: the film is always ready in the end, once, and nothing is left over', async () => {
  let given = 0;
  const give = async () => {
    await addSourceFile(world, { libraryId, path: films[given % films.length] ?? '' });
    given += 1;
  };
  await give();
  const killed: number[] = [];
  const moments: number[] = [];
  while (killed.length < 10) {
    // The last worker was so quick that it had published: a new film for the next one.
    if ((await libraryRow(world, libraryId)).state === 'ready') {
      expect((await libraryRow(world, libraryId)).ready_version).toBe(given);
      await give();
    }
    const before = await triesNow();
    const worker = await startProcess('worker', world.environment);
    await until('a run has begun', async () => (await triesNow()) > before);
    const moment = Math.floor(Math.random() * 2_500);
    await pause(moment);
    worker.child.kill('SIGKILL');
    await worker.exited;
    killed.push(worker.child.pid ?? 0);
    moments.push(moment);
  }

  // The tenth may have been killed between publishing and clearing up: then there is nothing more to do, and
  // what it left must go all the same.
  const left = join(tmpdir(), `shala-work-${hostname()}-${killed.at(-1)}-left`);
  await mkdir(left, { recursive: true });
  const last = await startProcess('worker', world.environment);
  expect(await readdir(tmpdir())).not.toContain(basename(left));
  await settle(world, 120_000);
  const row = await libraryRow(world, libraryId);
  expect(row, `killed after ${moments.join(', ')} ms`).toMatchObject({
    state: 'ready',
    ready_version: given,
  });
  const { rows: keys } = await world.pool.query('SELECT version FROM media_key ORDER BY version');
  expect(keys.map((key) => key.version)).toEqual(Array.from({ length: given }, (_, index) => index + 1));
  last.child.kill('SIGKILL');
  await last.exited;

  // Half an hour later only what is shown is left, in the store, in the database and on this machine.
  await world.moveClock('31 minutes');
  const media = createMedia({ ...world, sealer: createSealer(world.config.DATA_KEYS) });
  await media.jobs.find(({ task }) => task === 'sweep-media')?.handle({}, new AbortController().signal);
  const { rows: renditions } = await world.pool.query<{
    version: number;
    key_prefix: string;
    segments: [string, number][];
  }>('SELECT version, key_prefix, segments FROM media_rendition');
  expect(new Set(renditions.map(({ version }) => version))).toEqual(new Set([given]));
  const segments = renditions.flatMap(({ key_prefix, segments: list }) =>
    list.map(([name]) => key_prefix + name),
  );
  expect(new Set(await world.storage.list(''))).toEqual(
    new Set([...segments, row.source_key, row.poster_key, row.previews?.key]),
  );
  expect((await world.pool.query('SELECT * FROM media_leftover')).rows).toEqual([]);
  expect(await remainsOf(killed)).toEqual([]);
}, 300_000);
