import { createDecipheriv } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addLibrary,
  libraryRow,
  type MediaWorld,
  makeFilm,
  openMediaWorld,
  pdfOf,
} from '../../../test/media.ts';
import { settle, startTestWorker } from '../../../test/worker.ts';
import { createSealer } from '../../platform/sealed.ts';
import { addSourceFile, createMedia } from './index.ts';

let world: MediaWorld;
let worker: { stop(): Promise<void> };
const media = () => createMedia({ ...world, sealer: createSealer(world.config.DATA_KEYS) });
const patience = 120_000;

beforeAll(async () => {
  world = await openMediaWorld();
  worker = await startTestWorker(world);
});
afterAll(async () => {
  await worker.stop();
  await world.stop();
});

const file = (name: string) => join(world.folder, name);
const add = (libraryId: number, path: string, posterPath?: string) =>
  addSourceFile(world, { libraryId, path, ...(posterPath !== undefined && { posterPath }) });

async function prepared(slug: string, path: string, contentType: 'video' | 'pdf' = 'video') {
  const id = await addLibrary(world, slug, { contentType });
  await add(id, path);
  await settle(world, patience);
  return { id, row: await libraryRow(world, id) };
}

const renditionsOf = async (id: number) =>
  (
    await world.pool.query<{
      name: string;
      width: number | null;
      height: number | null;
      key_prefix: string;
      bandwidth: number;
      segments: [string, number][];
    }>('SELECT * FROM media_rendition WHERE content_library_id = $1 ORDER BY height NULLS LAST', [id])
  ).rows;

describe('a film', () => {
  test('becomes encrypted renditions with poster and previews, and its key is nowhere in the store', async () => {
    const path = await makeFilm(file('lesson.mp4'), { seconds: 6, size: '1280x720' });
    const { id, row } = await prepared('lesson', path);
    expect(row).toMatchObject({
      state: 'ready',
      progress_percent: 100,
      ready_version: 1,
      failure_code: null,
    });
    expect(row.duration_seconds).toBeCloseTo(6, 0);

    const renditions = await renditionsOf(id);
    expect(renditions.map(({ name, width, height }) => [name, width, height])).toEqual([
      ['240p', 426, 240],
      ['480p', 854, 480],
      ['720p', 1280, 720],
      ['audio', null, null],
    ]);
    expect(renditions[0]?.bandwidth).toBeLessThan(280_000);
    const cuts = renditions.slice(0, 3).map(({ segments }) => segments.map(([, seconds]) => seconds));
    expect(cuts[0]).toEqual([4, 2]);
    expect(cuts[1]).toEqual(cuts[0]);
    expect(cuts[2]).toEqual(cuts[0]);

    const key = await media().readKey({ libraryId: id, version: 1 });
    expect(key).toHaveLength(16);
    const segments = new Set<string>();
    for (const { key_prefix, segments: list } of renditions) {
      for (const [index, [name]] of list.entries()) {
        segments.add(key_prefix + name);
        const bytes = await world.read(key_prefix + name);
        expect(looksLikeTransportStream(bytes)).toBe(false);
        expect(looksLikeTransportStream(decrypt(bytes, key, index))).toBe(true);
      }
    }
    const all = await world.storage.list('');
    expect(new Set(all)).toEqual(new Set([...segments, row.poster_key, row.previews?.key, row.source_key]));
    for (const name of all) {
      const bytes = await world.read(name);
      expect(bytes.includes(key), name).toBe(false);
      expect(bytes.includes(key.toString('hex')), name).toBe(false);
      expect(bytes.includes(key.toString('base64')), name).toBe(false);
    }
    expect(await sharp(await world.read(row.poster_key ?? '')).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1280,
      height: 720,
    });
    expect(row.previews).toMatchObject({
      secondsPerTile: 2,
      columns: 3,
      rows: 1,
      tileWidth: 160,
      tileHeight: 90,
    });
    expect(await sharp(await world.read(row.previews?.key ?? '')).metadata()).toMatchObject({
      width: 480,
      height: 90,
    });
  }, 150_000);

  test('that is small and silent gets the lowest rendition only, in its own size', async () => {
    const path = await makeFilm(file('silent.mp4'), { seconds: 2, size: '160x120', hasSound: false });
    const { id, row } = await prepared('silent', path);
    expect(row.state).toBe('ready');
    expect((await renditionsOf(id)).map(({ name, width }) => [name, width])).toEqual([['240p', 160]]);
  }, 150_000);

  test('that is given again is neither sent nor worked on again; another one takes its place in one step', async () => {
    const id = await addLibrary(world, 'twice');
    const first = await makeFilm(file('first.mp4'), { seconds: 2 });
    expect(await add(id, first)).toEqual({ change: 'changed' });
    expect(await add(id, first)).toEqual({ change: 'unchanged' });
    await settle(world, patience);
    const before = await libraryRow(world, id);
    expect(await add(id, first)).toEqual({ change: 'unchanged' });

    await worker.stop();
    expect(await add(id, await makeFilm(file('second.mp4'), { seconds: 3 }))).toEqual({ change: 'changed' });
    // Until the next one is made, the last one is still shown.
    expect(await libraryRow(world, id)).toMatchObject({ state: 'waiting', ready_version: 1 });
    worker = await startTestWorker(world);
    await settle(world, patience);
    const after = await libraryRow(world, id);
    expect(after).toMatchObject({ state: 'ready', ready_version: 2 });
    expect(after.poster_key).not.toBe(before.poster_key);

    // Open players go on with the old version for half an hour; then nothing of it is left.
    expect(await media().readKey({ libraryId: id, version: 1 })).toHaveLength(16);
    const old = before.poster_key?.replace('poster.jpg', '') ?? '';
    const sweep = () =>
      media()
        .jobs.find(({ task }) => task === 'sweep-media')
        ?.handle({}, new AbortController().signal);
    await sweep();
    expect(await world.storage.list(old)).not.toEqual([]);
    expect(await world.storage.list(before.source_key ?? '')).toEqual([]);
    await world.moveClock('31 minutes');
    await sweep();
    expect(await world.storage.list(old)).toEqual([]);
    await expect(media().readKey({ libraryId: id, version: 1 })).rejects.toThrow('not_found');
    expect(new Set((await renditionsOf(id)).map((one) => one.key_prefix.startsWith(old)))).toEqual(
      new Set([false]),
    );
    expect(await media().readKey({ libraryId: id, version: null })).toHaveLength(16);
  }, 150_000);
});

describe('a PDF', () => {
  test('gets a number of pages and a picture of its first page', async () => {
    await writeFile(file('notes.pdf'), pdfOf(3));
    const { row } = await prepared('notes', file('notes.pdf'), 'pdf');
    expect(row).toMatchObject({ state: 'ready', page_count: 3, ready_version: 1 });
    expect(row.file_key).toBe(row.source_key);
    expect(await world.read(row.file_key ?? '')).toEqual(await readFile(file('notes.pdf')));
    expect((await sharp(await world.read(row.poster_key ?? '')).metadata()).format).toBe('jpeg');
  }, 150_000);
});

function decrypt(bytes: Buffer, key: Buffer, number: number): Buffer {
  const iv = Buffer.alloc(16);
  iv.writeUInt32BE(number, 12);
  const decipher = createDecipheriv('aes-128-cbc', key, iv);
  return Buffer.concat([decipher.update(bytes), decipher.final()]);
}

/** Packets of 188 bytes, each of which begins with the same letter. */
const looksLikeTransportStream = (bytes: Buffer): boolean =>
  bytes.length > 376 && [0, 188, 376].every((at) => bytes[at] === 0x47);
