import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { openFileStore } from '../../apps/server/src/app/import/open-file-store.ts';
import { makeFilm, pdfWithWords } from './make-files.ts';
import type { School } from './school.ts';
import { runCommand } from './server-process.ts';
import { test as base } from './test.ts';

export interface LessonPlace {
  id: number;
  libraryId: number;
  title: string;
  /** Where its viewer is. */
  path: string;
  /** Where its chapter is. */
  chapterPath: string;
}

const captions = (words: string) => `WEBVTT\n\n00:00.000 --> 01:30.000\n${words}\n`;

/** A chapter of class 8 with nothing else in it: two films, notes and a link, made for the journeys. */
const lessons = {
  short: { slug: 'e2e-short', title: 'A short film' },
  long: { slug: 'e2e-long', title: 'A long film' },
  notes: { slug: 'e2e-notes', title: 'Notes of the chapter' },
  link: { slug: 'e2e-link', title: 'A page elsewhere' },
} as const;
export type Lessons = Record<keyof typeof lessons, LessonPlace>;

const place = 'chapters: [{ course: cbse-8, subject: e2e-films, chapter: films }]';
const longDescription =
  'One sentence after the other about everything that can be seen in this film. '.repeat(6);

const yaml = `
contents:
- { slug: e2e-short, owner: shala, type: video, file: short.mp4, title: { en: A short film }, ${place} }
- slug: e2e-long
  owner: shala
  type: video
  file: long.mp4
  captions: { en: en.vtt, hi: hi.vtt }
  title: { en: A long film, hi: एक लंबी फ़िल्म }
  description: { en: '${longDescription.trim()}' }
  ${place}
- { slug: e2e-notes, owner: shala, type: pdf, file: notes.pdf, title: { en: Notes of the chapter }, ${place} }
- { slug: e2e-link, owner: shala, type: link, url: 'https://simulations.example.org/slope', title: { en: A page elsewhere }, ${place} }
`;

async function addChapter(school: School): Promise<void> {
  await school.query(
    `WITH s AS (
       INSERT INTO subject (course_id, slug, name, position)
       SELECT id, 'e2e-films', '{"en": "Films"}', 98 FROM course WHERE slug = 'cbse-8' RETURNING id
     )
     INSERT INTO chapter (subject_id, slug, name, position) SELECT id, 'films', '{"en": "Moving pictures"}', 1 FROM s`,
  );
}

/** By the command a school uses, and through the real worker. */
async function addLessons(school: School): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'shala-e2e-'));
  try {
    await addChapter(school);
    await makeFilm(join(folder, 'short.mp4'), 10, '426x240');
    await makeFilm(join(folder, 'long.mp4'), 90, '854x480');
    const pages = Array.from({ length: 12 }, (_, index) => `Page ${index + 1} of the notes`);
    await writeFile(join(folder, 'notes.pdf'), pdfWithWords(pages));
    await writeFile(join(folder, 'en.vtt'), captions('The block stays on the slope.'));
    await writeFile(join(folder, 'hi.vtt'), captions('गुटका ढलान पर टिका है।'));
    await writeFile(join(folder, 'contents.yaml'), yaml);
    await runCommand('shala', ['import', folder], school.environment);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function findLesson(school: School, slug: string, title: string): Promise<LessonPlace> {
  const [row] = await school.query<{ id: string; library: string; chapter: string; subject: string }>(
    `SELECT content.id, content_library_id AS library, chapter_id AS chapter, subject_id AS subject
     FROM content JOIN content_library ON content_library.id = content_library_id
     JOIN chapter ON chapter.id = chapter_id WHERE content_library.slug = $1`,
    [slug],
  );
  if (!row) throw new Error(`there is no lesson ${slug}`);
  const chapterPath = `/learn/${row.subject}/chapter/${row.chapter}`;
  return {
    id: Number(row.id),
    libraryId: Number(row.library),
    title,
    path: `${chapterPath}/content/${row.id}`,
    chapterPath,
  };
}

const states = (school: School) =>
  school.query<{ state: string }>(
    "SELECT DISTINCT state FROM content_library WHERE slug LIKE 'e2e-%' AND content_type <> 'external_link'",
  );

async function makeLessons(school: School): Promise<Lessons> {
  await addLessons(school);
  await expect.poll(() => states(school), { timeout: 240_000 }).toEqual([{ state: 'ready' }]);
  const found = Object.entries(lessons).map(async ([name, { slug, title }]) => [
    name,
    await findLesson(school, slug, title),
  ]);
  return Object.fromEntries(await Promise.all(found)) as Lessons;
}

/** The store is shared by all runs: what was made for this one leaves with it. */
async function removeFiles(school: School): Promise<void> {
  const rows = await school.query<{ key: string }>(
    `SELECT source_key AS key FROM content_library WHERE slug LIKE 'e2e-%' AND source_key IS NOT NULL
     UNION SELECT regexp_replace(poster_key, '[^/]+$', '') FROM content_library
       WHERE slug LIKE 'e2e-%' AND poster_key IS NOT NULL
     UNION SELECT file_key FROM media_caption`,
  );
  const storage = openFileStore(school.environment);
  for (const { key } of rows) await storage?.removeAll(key);
  storage?.close();
}

/** A school with films that play, made once for each worker that needs them. */
export const test = base.extend<object, { lessons: Lessons }>({
  lessons: [
    async ({ school }, use) => {
      await use(await makeLessons(school));
      await removeFiles(school);
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
