import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStorage } from '../../../test/storage.ts';
import { openWorld, type World } from '../../../test/world.ts';
import { runCommand } from './command-line.ts';

let world: World;
let folder: string;
const storage = openTestStorage();
beforeAll(async () => {
  world = await openWorld();
  folder = await mkdtemp(join(tmpdir(), 'shala-content-add-'));
  await writeFile(join(folder, 'film.mp4'), 'a film, as far as the command line knows');
  await writeFile(join(folder, 'en.vtt'), 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n');
});
afterAll(async () => {
  storage.close();
  await world.stop();
});

async function add(slug: string, ...more: string[]) {
  const lines: string[] = [];
  const deps = { db: world.db, sealer: null, storage, print: (line: string) => void lines.push(line) };
  const film = ['--owner', 'shala', '--slug', slug, '--file', join(folder, 'film.mp4')];
  return { code: await runCommand(deps, ['content', 'add', ...film, ...more]), text: lines.join('\n') };
}

const place = ['--course', 'cbse-8', '--subject', 'physics', '--chapter', 'force-and-friction'];

async function contentsOf(slug: string) {
  const { rows } = await world.pool.query(
    `SELECT content_type, state, source_hash IS NOT NULL AS "hasFile", content.title, content.position,
       (SELECT array_agg(locale) FROM media_caption WHERE content_library_id = content_library.id) AS captions
     FROM content_library JOIN content ON content_library_id = content_library.id
     WHERE slug = $1 ORDER BY content.id`,
    [slug],
  );
  return rows;
}

test('a content that waits gets its file and captions, and a second time nothing happens', async () => {
  const [before] = await contentsOf('square-of-a-sum');
  expect(before).toMatchObject({ state: 'waiting', hasFile: false });
  const captions = ['--captions-en', join(folder, 'en.vtt')];
  expect(await add('square-of-a-sum', ...captions)).toMatchObject({
    code: 0,
    text: expect.stringContaining('has its file'),
  });
  expect((await contentsOf('square-of-a-sum'))[0]).toEqual({ ...before, hasFile: true, captions: ['en'] });

  expect(await add('square-of-a-sum', ...captions)).toEqual({
    code: 0,
    text: 'square-of-a-sum has this file already.',
  });
});

test('a new content is put at the end of its chapter and keeps its place when it is added again', async () => {
  const { rows } = await world.pool.query<{ last: number }>('SELECT max(position) AS last FROM content');
  const named = ['--type', 'video', '--title', 'New', '--title-hi', 'नया', ...place];
  for (const _time of [1, 2]) {
    expect(await add('brand-new', ...named)).toMatchObject({ code: 0 });
    const [only, ...others] = await contentsOf('brand-new');
    expect(only).toMatchObject({ content_type: 'video', title: { en: 'New', hi: 'नया' }, hasFile: true });
    expect(only.position).toBeLessThanOrEqual((rows[0]?.last ?? 0) + 1);
    expect(others).toEqual([]);
  }
  const { rows: later } = await world.pool.query(
    `SELECT slug FROM content JOIN content_library ON content_library.id = content_library_id
     WHERE chapter_id = (SELECT chapter_id FROM content WHERE content_library_id = (SELECT id FROM content_library WHERE slug = 'brand-new'))
     ORDER BY position DESC LIMIT 1`,
  );
  expect(later).toEqual([{ slug: 'brand-new' }]);
});

test.each([
  ['a new content without a place', ['not-there'], 2, /A new place takes --title, --course/],
  ['a new content without a type', ['not-there', '--title', 'X', ...place], 2, /--type: a new content/],
  [
    'a chapter that is not there',
    ['inside-a-cell', '--title', 'X', ...place.slice(0, 5), 'no-such'],
    1,
    /no chapter "no-such"/,
  ],
  [
    'a file that is not there',
    ['inside-a-cell', '--captions-hi', '/no/such.vtt'],
    2,
    /--captions-hi: there is no file/,
  ],
  ['a link', ['phet-friction'], 1, /is a link and takes no file/],
])('%s is refused', async (_what, [slug = '', ...more], code, message) => {
  expect(await add(slug, ...more)).toMatchObject({ code, text: expect.stringMatching(message) });
});
