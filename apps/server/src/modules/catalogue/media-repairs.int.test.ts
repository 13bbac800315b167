import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addLibrary, libraryRow, type MediaWorld, makeFilm, openMediaWorld } from '../../../test/media.ts';
import { createSealer } from '../../platform/sealed.ts';
import type { Storage } from '../../platform/storage.ts';
import { addCaptions, addSourceFile, createMedia } from './index.ts';

vi.setConfig({ testTimeout: 150_000 });

let world: MediaWorld;
let film: string;
beforeAll(async () => {
  world = await openMediaWorld();
  film = await makeFilm(join(world.folder, 'film.mp4'), { seconds: 2 });
}, 90_000);
afterAll(() => world.stop());

/** Runs one job by hand: no worker is near. */
function run(task: 'prepare-media' | 'sweep-media', payload: object = {}, storage: Storage = world.storage) {
  const sealer = createSealer(world.config.DATA_KEYS);
  const job = createMedia({ db: world.db, storage, sealer }).jobs.find((one) => one.task === task);
  if (!job) throw new Error(`there is no job ${task}`);
  return job.handle(payload, new AbortController().signal);
}

async function given(slug: string): Promise<number> {
  const libraryId = await addLibrary(world, slug);
  await addSourceFile(world, { libraryId, path: film });
  return libraryId;
}

const uploads = async () => (await world.pool.query('SELECT source_key FROM media_upload')).rows;
const jobsOf = async (libraryId: number) =>
  (
    await world.pool.query('SELECT 1 FROM graphile_worker.jobs WHERE key = $1', [
      `prepare-media:${libraryId}`,
    ])
  ).rows.length;

describe('an upload that broke off', () => {
  const broken = () => ({
    ...world,
    storage: { ...world.storage, continueUpload: () => Promise.reject(new Error('the line is cut')) },
  });

  test('goes on in its place when the same file is given again', async () => {
    const libraryId = await addLibrary(world, 'cut-once');
    await expect(addSourceFile(broken(), { libraryId, path: film })).rejects.toThrow('the line is cut');
    expect(await libraryRow(world, libraryId)).toMatchObject({ state: 'waiting', source_key: null });
    expect(await jobsOf(libraryId)).toBe(0);
    const [begun] = await uploads();
    await addSourceFile(world, { libraryId, path: film });
    expect((await libraryRow(world, libraryId)).source_key).toBe(begun.source_key);
    expect(await jobsOf(libraryId)).toBe(1);
    expect(await uploads()).toEqual([]);
  });

  test('is forgotten when nobody has come back for a week', async () => {
    const libraryId = await addLibrary(world, 'cut-for-good');
    await expect(addSourceFile(broken(), { libraryId, path: film })).rejects.toThrow('the line is cut');
    await run('sweep-media');
    expect(await uploads()).toHaveLength(1);
    await world.moveClock('8 days');
    await run('sweep-media');
    expect(await uploads()).toEqual([]);
  });

  test('leaves no file behind when it had arrived and only our note of it was missing', async () => {
    const libraryId = await addLibrary(world, 'cut-at-the-end');
    const cutAtTheEnd = {
      ...world.storage,
      async continueUpload(...upload: Parameters<Storage['continueUpload']>) {
        await world.storage.continueUpload(...upload);
        throw new Error('the line is cut');
      },
    };
    const adding = addSourceFile({ ...world, storage: cutAtTheEnd }, { libraryId, path: film });
    await expect(adding).rejects.toThrow('the line is cut');
    const [{ source_key: key }] = await uploads();
    expect(await world.storage.list(key)).toEqual([key]);
    await world.moveClock('8 days');
    await run('sweep-media');
    expect(await world.storage.list(key)).toEqual([]);
    expect(await uploads()).toEqual([]);
  });

  test('is not used when the sweep has given it up meanwhile', async () => {
    const libraryId = await addLibrary(world, 'given-up');
    const slow = {
      ...world.storage,
      async continueUpload(...upload: Parameters<Storage['continueUpload']>) {
        const isSent = await world.storage.continueUpload(...upload);
        await world.moveClock('8 days');
        await run('sweep-media');
        return isSent;
      },
    };
    const adding = addSourceFile({ ...world, storage: slow }, { libraryId, path: film });
    await expect(adding).rejects.toThrow('given up');
    expect(await libraryRow(world, libraryId)).toMatchObject({ state: 'waiting', source_key: null });
    await addSourceFile(world, { libraryId, path: film });
    const { source_key: key } = await libraryRow(world, libraryId);
    expect(await world.storage.list(key ?? 'none')).toEqual([key]);
  });
});

describe('the sweep', () => {
  test('goes on when the store does not part with a file: lost work begins, the rest is removed', async () => {
    const libraryId = await given('lost-beside-a-bad-file');
    await world.pool.query('SELECT graphile_worker.remove_job($1)', [`prepare-media:${libraryId}`]);
    await world.moveClock('2 hours');
    for (const key of ['stuck/a', 'stuck/b', 'stuck/c']) {
      await world.storage.put(key, Buffer.from('x'), 'text/plain');
      await world.pool.query(
        "INSERT INTO media_leftover (key_prefix, remove_after) VALUES ($1, app_now() - interval '1 minute')",
        [key],
      );
    }
    const stubborn: Storage = {
      ...world.storage,
      async removeAll(prefix) {
        if (prefix === 'stuck/b') throw new Error('the store keeps it');
        await world.storage.removeAll(prefix);
      },
    };
    await expect(run('sweep-media', {}, stubborn)).rejects.toThrow('still in the store');
    expect(await jobsOf(libraryId)).toBe(1);
    expect(await world.storage.list('stuck/')).toEqual(['stuck/b']);
    await run('sweep-media');
    expect(await world.storage.list('stuck/')).toEqual([]);
  });
});

describe('the work on a film', () => {
  test('that two workers do at once is published once, and what the slower one made goes', async () => {
    const libraryId = await given('at-once');
    await Promise.all([run('prepare-media', { libraryId }), run('prepare-media', { libraryId })]);
    const row = await libraryRow(world, libraryId);
    expect(row).toMatchObject({ state: 'ready', ready_version: 1 });
    await run('sweep-media');
    const shown = row.poster_key?.replace('poster.jpg', '') ?? 'none';
    const all = await world.storage.list('media/');
    expect(all.length).toBeGreaterThan(2);
    expect(all.filter((key) => !key.startsWith(shown))).toEqual([]);
  });

  test('is tried again when the file store is to blame', async () => {
    const libraryId = await given('store-gone');
    const gone = { ...world.storage, put: () => Promise.reject(new Error('the store is gone')) };
    await expect(run('prepare-media', { libraryId }, gone)).rejects.toThrow('the store is gone');
    expect(await libraryRow(world, libraryId)).toMatchObject({ state: 'processing', failure_code: null });
    await run('prepare-media', { libraryId });
    expect(await libraryRow(world, libraryId)).toMatchObject({ state: 'ready', ready_version: 1 });
  });

  test('is not published when the sweep has taken what it made for abandoned', async () => {
    const libraryId = await given('swept');
    let isSwept = false;
    const slow: Storage = {
      ...world.storage,
      async put(key, content, type) {
        await world.storage.put(key, content, type);
        if (isSwept) return;
        isSwept = true;
        // A machine that slept for an hour: the run's notes of life did not come.
        await world.pool.query("UPDATE media_leftover SET remove_after = app_now() - interval '1 hour'");
        await run('sweep-media');
      },
    };
    await expect(run('prepare-media', { libraryId }, slow)).rejects.toThrow('swept away');
    expect((await libraryRow(world, libraryId)).ready_version).toBeNull();
    await run('prepare-media', { libraryId });
    expect((await libraryRow(world, libraryId)).ready_version).toBe(1);
  });

  test('that was lost begins again', async () => {
    const libraryId = await given('lost');
    await world.pool.query('SELECT graphile_worker.remove_job($1)', [`prepare-media:${libraryId}`]);
    await run('sweep-media');
    expect(await jobsOf(libraryId)).toBe(0);
    await world.moveClock('2 hours');
    await run('sweep-media');
    expect(await jobsOf(libraryId)).toBe(1);
  });

  test('that ends every worker is given up one day', async () => {
    const libraryId = await given('hopeless');
    await world.pool.query('UPDATE content_library SET tries = 20 WHERE id = $1', [libraryId]);
    await run('prepare-media', { libraryId });
    expect(await libraryRow(world, libraryId)).toMatchObject({ state: 'failed', failure_code: 'gave_up' });
  });
});

test('a PDF does not wait behind films', async () => {
  const queueOf = async (libraryId: number) =>
    (
      await world.pool.query('SELECT queue_name FROM graphile_worker.jobs WHERE key = $1', [
        `prepare-media:${libraryId}`,
      ])
    ).rows[0].queue_name;
  const notes = await addLibrary(world, 'quick-notes', { contentType: 'pdf' });
  await addSourceFile(world, { libraryId: notes, path: film });
  expect(await queueOf(notes)).toBe('media-pdf');
  expect(await queueOf(await given('slow-film'))).toMatch(/^media-[01]$/);
});

describe('captions', () => {
  const write = async (name: string, words: string) => {
    const path = join(world.folder, name);
    await writeFile(path, words);
    return path;
  };
  const vtt = (words: string) => `WEBVTT\n\n00:00.000 --> 00:02.000\n${words}\n`;
  const keys = async (id: number) =>
    (
      await world.pool.query<{ locale: string; file_key: string }>(
        'SELECT locale, file_key FROM media_caption WHERE content_library_id = $1 ORDER BY locale',
        [id],
      )
    ).rows;

  test('are kept as they were given, one file for each language; new ones take the place of the old', async () => {
    const libraryId = await addLibrary(world, 'captioned');
    await addCaptions(world, { libraryId, locale: 'hi', path: await write('hi.vtt', vtt('बल')) });
    await addCaptions(world, { libraryId, locale: 'en', path: await write('en.vtt', vtt('Force')) });
    const [before, hindi] = await keys(libraryId);
    expect((await world.read(hindi?.file_key ?? '')).toString()).toBe(vtt('बल'));
    const answer = await fetch((await world.storage.signedUrl(hindi?.file_key ?? '')) ?? '');
    expect(answer.headers.get('content-type')).toContain('text/vtt');

    await addCaptions(world, { libraryId, locale: 'en', path: await write('en.vtt', vtt('A push')) });
    const [after] = await keys(libraryId);
    expect((await world.read(after?.file_key ?? '')).toString()).toBe(vtt('A push'));
    await world.moveClock('31 minutes');
    await run('sweep-media');
    expect(await world.storage.list('captions/')).toEqual([after?.file_key, hindi?.file_key].toSorted());
    expect(after?.file_key).not.toBe(before?.file_key);
  });

  test('that are none are refused, and a PDF takes none', async () => {
    const libraryId = await addLibrary(world, 'uncaptioned');
    const path = await write('bad.vtt', '<script>alert(1)</script>');
    await expect(addCaptions(world, { libraryId, locale: 'en', path })).rejects.toThrow('captions_invalid');
    const pdf = await addLibrary(world, 'no-film', { contentType: 'pdf' });
    const good = await write('good.vtt', vtt('x'));
    await expect(addCaptions(world, { libraryId: pdf, locale: 'en', path: good })).rejects.toThrow(
      'content_takes_no_captions',
    );
  });
});
