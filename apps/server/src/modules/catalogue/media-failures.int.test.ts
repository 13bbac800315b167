import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { hugePicture } from '../../../test/huge-picture.ts';
import {
  addLibrary,
  libraryRow,
  type MediaWorld,
  makeFilm,
  openMediaWorld,
  pdfOf,
} from '../../../test/media.ts';
import { settle, startTestWorker } from '../../../test/worker.ts';
import { addSourceFile } from './index.ts';

let world: MediaWorld;
let worker: { stop(): Promise<void> };
beforeAll(async () => {
  world = await openMediaWorld();
  worker = await startTestWorker(world);
});
afterAll(async () => {
  await worker.stop();
  await world.stop();
});

const file = (name: string) => join(world.folder, name);

/** Gives the file and tells what the author sees; no job may be left over. */
async function outcome(
  name: string,
  content: Buffer | null,
  { contentType = 'video' as 'video' | 'pdf', posterPath = '' } = {},
) {
  if (content) await writeFile(file(name), content);
  const libraryId = await addLibrary(world, name.replaceAll('.', '-'), { contentType });
  await addSourceFile(world, { libraryId, path: file(name), ...(posterPath && { posterPath }) });
  await settle(world, 120_000);
  const { state, failure_code, ready_version } = await libraryRow(world, libraryId);
  const { rows } = await world.pool.query(
    "SELECT last_error FROM graphile_worker.jobs WHERE task_identifier = 'prepare-media'",
  );
  return { state, failure_code, ready_version, jobs: rows };
}
const failure = (code: string) => ({ state: 'failed', failure_code: code, ready_version: null, jobs: [] });

/** Everybody's machine is slow at times; nothing here is about speed. */
vi.setConfig({ testTimeout: 150_000 });

describe('a file that cannot be shown ends as a failure that says why, at once and for good:', () => {
  test('a 0-byte file', async () => {
    expect(await outcome('empty.mp4', Buffer.alloc(0))).toEqual(failure('empty_file'));
  });

  test('a text file called .mp4', async () => {
    expect(await outcome('text.mp4', Buffer.from('This is no film.'))).toEqual(failure('not_a_video'));
  });

  test('a list of other files, which could name any file of the machine', async () => {
    const list = '#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXTINF:2,\nfile:///etc/hostname\n#EXT-X-ENDLIST\n';
    expect(await outcome('list.mp4', Buffer.from(list))).toEqual(failure('not_a_video'));
    const concat = `ffconcat version 1.0\nfile '${file('other.mp4')}'\n`;
    await makeFilm(file('other.mp4'), { seconds: 1 });
    expect(await outcome('concat.mp4', Buffer.from(concat))).toEqual(failure('not_a_video'));
  });

  test('a film without its end', async () => {
    const film = await readFile(await makeFilm(file('whole.mp4'), { seconds: 2 }));
    expect(await outcome('half.mp4', film.subarray(0, film.length / 2))).toEqual(failure('broken_file'));
  });

  test('a film that says it is longer than it is', async () => {
    const path = await makeFilm(file('streamed.mp4'), { seconds: 6, isIndexFirst: true });
    const film = await readFile(path);
    expect(await outcome('cut.mp4', film.subarray(0, film.length * 0.4))).toEqual(failure('broken_file'));
  });

  test('a picture of 40,000 x 40,000 pixels, given as a film and as a poster', async () => {
    const picture = await hugePicture(40_000);
    expect(await outcome('giant.mp4', picture)).toEqual(failure('not_a_video'));
    await writeFile(file('giant.png'), picture);
    await makeFilm(file('behind.mp4'), { seconds: 1 });
    expect(await outcome('behind.mp4', null, { posterPath: file('giant.png') })).toEqual(
      failure('poster_too_large'),
    );
  });

  test('a poster that is no picture', async () => {
    await writeFile(file('poster.png'), 'no picture');
    await makeFilm(file('posted.mp4'), { seconds: 1 });
    expect(await outcome('posted.mp4', null, { posterPath: file('poster.png') })).toEqual(
      failure('poster_not_a_picture'),
    );
  });

  test('a PDF that is none, and one that is broken', async () => {
    expect(await outcome('text.pdf', Buffer.from('words'), { contentType: 'pdf' })).toEqual(
      failure('not_a_pdf'),
    );
    const broken = Buffer.concat([pdfOf(2).subarray(0, 60), Buffer.alloc(500, 'x')]);
    expect(await outcome('broken.pdf', broken, { contentType: 'pdf' })).toEqual(failure('broken_file'));
  });

  test('and the worker lives: the next film is made, as is a better one in the place of a bad one', async () => {
    await makeFilm(file('good.mp4'), { seconds: 1 });
    expect(await outcome('good.mp4', null)).toMatchObject({ state: 'ready', failure_code: null });
    expect(await outcome('again.mp4', Buffer.from('bad'))).toEqual(failure('not_a_video'));
    const film = await readFile(file('good.mp4'));
    expect(await outcome('again.mp4', film)).toMatchObject({ state: 'ready', failure_code: null, jobs: [] });
  });
});
