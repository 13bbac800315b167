import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MediaWorld, makeFilm, openMediaWorld } from '../../../test/media.ts';
import { settle, startTestWorker } from '../../../test/worker.ts';
import { runCommand } from './command-line.ts';

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

async function add(...args: string[]) {
  const lines: string[] = [];
  const { db, storage } = world;
  const deps = { db, sealer: null, storage, print: (line: string) => void lines.push(line) };
  const place = ['--course', 'cbse-8', '--subject', 'physics', '--chapter', 'force-and-friction'];
  const named = ['--owner', 'shala', '--title', 'Given by hand', ...place];
  return { code: await runCommand(deps, ['content', 'add', ...named, ...args]), lines };
}

/** Lessons that students of the course have heard of. */
async function announced(): Promise<string[]> {
  await settle(world);
  const { rows } = await world.pool.query(
    `SELECT DISTINCT slug FROM notification JOIN content ON source = 'content:' || content.id
     JOIN content_library ON content_library.id = content_library_id`,
  );
  return rows.map(({ slug }) => slug);
}

test('a film is put into a chapter; its author is told when it is ready, and so are the students', async () => {
  const file = await makeFilm(join(world.folder, 'film.mp4'), { seconds: 2 });
  const { code, lines } = await add('--slug', 'by-hand', '--type', 'video', '--file', file, '--wait');
  expect(lines[0]).toBe('by-hand has its file. The worker prepares it.');
  expect(lines.at(-1)).toBe('by-hand is ready.');
  expect(code).toBe(0);
  expect(await announced()).toEqual(['by-hand']);
}, 90_000);

test('the author of a file that cannot be shown is told why', async () => {
  const file = join(world.folder, 'text.mp4');
  await writeFile(file, 'no film');
  const { code, lines } = await add('--slug', 'no-film', '--type', 'video', '--file', file, '--wait');
  expect(lines.at(-1)).toBe('no-film cannot be shown: the file is no film.');
  expect(code).toBe(1);
  expect(await announced()).not.toContain('no-film');
}, 90_000);

test('a link is ready at once, if it is a safe one', async () => {
  const address = 'https://phet.colorado.edu/en/simulations/friction';
  expect(await add('--slug', 'by-link', '--url', address, '--wait')).toEqual({
    code: 0,
    lines: [`by-link leads to ${address}.`, 'by-link is ready.'],
  });
  for (const unsafe of ['http://example.org/', 'javascript:alert(1)', 'https://me:secret@example.org/']) {
    const { code, lines } = await add('--slug', 'unsafe', '--url', unsafe);
    expect(code).toBe(1);
    expect(lines[0]).toContain('is not an address that begins with https://');
  }
  const { rows } = await world.pool.query("SELECT id FROM content_library WHERE slug = 'unsafe'");
  expect(rows).toEqual([]);
  expect((await add('--slug', 'neither')).code).toBe(2);
});
