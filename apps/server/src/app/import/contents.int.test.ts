import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStorage } from '../../../test/storage.ts';
import { openWorld, type World } from '../../../test/world.ts';
import { importFolder } from './run-import.ts';

let world: World;
const storage = openTestStorage();
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  storage.close();
  await world.stop();
});

interface Options {
  files?: Record<string, string>;
  isDryRun?: boolean;
  store?: typeof storage | null;
}

async function load(list: string, { files = {}, isDryRun = false, store = storage }: Options = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'shala-contents-'));
  for (const [name, text] of Object.entries({ ...files, 'contents.yaml': `contents:\n${list}` })) {
    await writeFile(join(folder, name), text);
  }
  return importFolder(world.db, { folder, isDryRun, tenant: null, storage: store });
}

const content = (slug: string, more: string, chapter = 'rational-numbers') => `
- slug: ${slug}
  owner: shala
  title: { en: Title of ${slug}, hi: शीर्षक }
  chapters:
  - { course: cbse-8, subject: mathematics, chapter: ${chapter} }
  ${more}
`;

async function libraryOf(slug: string) {
  const { rows } = await world.pool.query(
    `SELECT content_type, external_url, state, source_hash, array_agg(chapter.slug || ' ' || content.position ORDER BY chapter.slug) AS places
     FROM content_library JOIN content ON content_library_id = content_library.id JOIN chapter ON chapter.id = chapter_id
     WHERE content_library.slug = $1 GROUP BY content_library.id`,
    [slug],
  );
  return rows[0];
}

test('a film without a file waits for one, and a second import changes nothing', async () => {
  const film = content('waits', 'type: video');
  expect(await load(film)).toMatchObject({ counts: { contents: { created: 1 } } });
  expect(await libraryOf('waits')).toMatchObject({
    content_type: 'video',
    state: 'waiting',
    source_hash: null,
  });

  expect(await load(film)).toEqual({
    isDone: true,
    counts: {
      'content library': { created: 0, changed: 0, unchanged: 1 },
      contents: { created: 0, changed: 0, unchanged: 1 },
    },
  });
});

test('contents stand in the order of the file, unless a chapter gives a position', async () => {
  await load(
    content('first', 'type: pdf') +
      content(
        'second',
        `- { course: cbse-8, subject: mathematics, chapter: mensuration, position: 70 }
  type: link
  url: https://example.org/a`,
      ),
  );
  expect(await libraryOf('first')).toMatchObject({ places: ['rational-numbers 0'] });
  expect(await libraryOf('second')).toMatchObject({
    content_type: 'external_link',
    external_url: 'https://example.org/a',
    state: 'ready',
    places: ['mensuration 70', 'rational-numbers 1'],
  });
});

test('a file goes to the file store once, also when the folder is imported again', async () => {
  const film = content('with-file', 'type: pdf\n  file: notes.pdf');
  const files = { 'notes.pdf': 'not really a PDF; that is seen when it is worked on' };
  expect(await load(film, { files })).toMatchObject({ counts: { 'content files': { changed: 1 } } });
  expect(await libraryOf('with-file')).toMatchObject({ source_hash: expect.stringMatching(/^[0-9a-f]{64}/) });

  expect(await load(film, { files })).toMatchObject({
    counts: { 'content files': { changed: 0, unchanged: 1 } },
  });
});

test('captions come with their film; captions that are none are refused by name, and the rest is imported', async () => {
  const film = content(
    'with-captions',
    'type: video\n  file: film.mp4\n  captions: { en: en.vtt, hi: hi.vtt }',
  );
  const cue = 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n';
  const files = { 'film.mp4': 'film', 'en.vtt': cue, 'hi.vtt': 'no captions' };
  expect(await load(film, { files })).toMatchObject({
    isDone: true,
    counts: { contents: { created: 1 } },
    refusedFiles: [
      { name: 'contents[0]', message: 'the captions are no WebVTT or SubRip file of at most 1 MB' },
    ],
  });

  const keys = async () =>
    (
      await world.pool.query<{ file_key: string }>(
        `SELECT media_caption.file_key FROM media_caption JOIN content_library ON content_library.id = content_library_id
         WHERE slug = 'with-captions' ORDER BY locale`,
      )
    ).rows;
  await load(film, { files: { ...files, 'hi.vtt': cue } });
  const before = await keys();
  expect(before).toHaveLength(2);
  await load(film, { files: { ...files, 'hi.vtt': cue } });
  expect(await keys()).toEqual(before);
});

test('a dry run looks for the file and sends nothing', async () => {
  const film = content('only-looked-at', 'type: pdf\n  file: notes.pdf');
  const result = await load(film, { files: { 'notes.pdf': 'x' }, isDryRun: true });
  expect(result).toMatchObject({ isDone: true, counts: { contents: { created: 1 } } });
  expect(result).not.toHaveProperty('counts.content files');
  expect(await libraryOf('only-looked-at')).toBeUndefined();
});

async function refusal(list: string, options: Options = {}): Promise<string[]> {
  const result = await load(list, options);
  return result.isDone ? [] : result.problems.map(({ name, message }) => `${name}: ${message}`);
}

test('what does not fit is told by its name, and nothing is imported', async () => {
  const wrong = [
    content('no-url', 'type: link'),
    content('url-of-a-film', 'type: video\n  url: https://example.org/'),
    content('file-of-a-link', 'type: link\n  url: https://example.org/\n  file: x.mp4'),
    content('unsafe', 'type: link\n  url: http://example.org/'),
    content('lost', 'type: pdf', 'no-such-chapter'),
    content('gone', 'type: pdf\n  file: gone.pdf'),
    content('captions-of-a-pdf', 'type: pdf\n  file: gone.pdf\n  captions: { en: en.vtt }'),
    content('gone', '- { course: cbse-8, subject: mathematics, chapter: rational-numbers }\n  type: pdf'),
  ];
  expect(await refusal(wrong.join(''))).toEqual([
    'contents[0].url: a link has a url, a video and a pdf have none',
    'contents[1].url: a link has a url, a video and a pdf have none',
    'contents[2].file: a link has no file',
    'contents[6].captions: only a video with a file has captions',
    'contents[3].url: http://example.org/ is not an address that begins with https://',
    'contents[4].chapters[0].chapter: there is no chapter "no-such-chapter"',
    'contents[5].file: there is no file "gone.pdf"',
    expect.stringContaining('the content shala/gone is already used in contents.yaml'),
    'contents[7].chapters[1]: stands here twice',
  ]);
  expect(await libraryOf('gone')).toBeUndefined();
});

test('only the owner of a course places contents in it; a licence is not enough', async () => {
  const inExam = (slug: string, placedBy: string) =>
    content(
      slug,
      `- { course: medical-entrance, subject: biology, chapter: genetics${placedBy} }\n  type: pdf`,
    );
  expect(await refusal(inExam('squatter', ''))).toEqual([
    'contents[0].chapters[1].course: is a course of another owner, who alone places contents in it',
  ]);
  expect(await libraryOf('squatter')).toBeUndefined();
  expect(await refusal(inExam('guest', ', placed_by: udaan'))).toEqual([]);
  expect(await libraryOf('guest')).toMatchObject({ places: ['genetics 0', 'rational-numbers 0'] });
});

test('a folder with files is refused where no file store is configured', async () => {
  const film = content('nowhere', 'type: pdf\n  file: notes.pdf');
  expect(await refusal(film, { files: { 'notes.pdf': 'x' }, store: null })).toEqual([
    'contents[0].file: no file store is configured',
  ]);
});

test('the demo school has lessons, notes and links in every subject of class 8 and in exam courses', async () => {
  const { rows } = await world.pool.query<{ place: string; types: string[] }>(
    `SELECT course.slug || '/' || subject.slug AS place, array_agg(DISTINCT content_type ORDER BY content_type) AS types
     FROM content JOIN content_library ON content_library.id = content_library_id
     JOIN chapter ON chapter.id = chapter_id JOIN subject ON subject.id = subject_id JOIN course ON course.id = course_id
     WHERE content.is_active AND content_library.created_at < (SELECT created_at FROM content_library WHERE slug = 'waits')
     GROUP BY 1`,
  );
  const types = Object.fromEntries(rows.map((row) => [row.place, row.types]));
  const all = ['external_link', 'pdf', 'video'];
  expect(types).toMatchObject({
    'cbse-8/physics': all,
    'cbse-8/mathematics': all,
    'cbse-8/biology': all,
    'cbse-8/civics': all,
    'cbse-8/chemistry': ['external_link', 'video'],
    'cbse-10/mathematics': ['external_link', 'video'],
    'engineering-entrance/physics': all,
    'engineering-entrance/mathematics': ['external_link', 'video'],
    'medical-entrance/biology': all,
  });
});
