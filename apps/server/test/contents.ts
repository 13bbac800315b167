import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { createSealer } from '../src/platform/sealed.ts';
import type { World } from './world.ts';

interface NewContent {
  chapterId: number;
  type?: 'video' | 'pdf' | 'external_link';
  title?: { en: string; hi?: string };
  position?: number;
  isActive?: boolean;
  seconds?: number;
  url?: string;
  /** Not yet worked on: there is nothing to show. */
  isWaiting?: boolean;
  /** Another place of a thing that is there already. */
  libraryId?: number;
}

export interface MadeContent {
  contentId: number;
  libraryId: number;
  /** Part of every address that leads to it, and of no other. */
  mark: string;
}

/** A content as the pipeline leaves it: rows that say where the files lie, without the files. */
export async function addContent(pool: pg.Pool, content: NewContent): Promise<MadeContent> {
  const mark = randomUUID();
  const libraryId = content.libraryId ?? (await addLibrary(pool, content, mark));
  const title = content.title ?? { en: `Lesson ${randomUUID().slice(0, 8)}` };
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO content (chapter_id, content_library_id, title, description, position, is_active)
     VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
    [
      content.chapterId,
      libraryId,
      title,
      { en: `About ${title.en}` },
      content.position ?? 0,
      content.isActive ?? true,
    ],
  );
  return { contentId: Number(rows[0]?.id), libraryId, mark };
}

async function addLibrary(pool: pg.Pool, content: NewContent, mark: string): Promise<number> {
  const { type = 'video', seconds = 100, isWaiting = false } = content;
  const folder = `media/test/${mark}`;
  const isLink = type === 'external_link';
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO content_library (owner_tenant_id, slug, content_type, external_url, state, duration_seconds,
       page_count, file_key, poster_key, previews, ready_version)
     SELECT tenant.id, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10 FROM tenant WHERE slug = 'shala' RETURNING id`,
    [
      randomUUID(),
      type,
      isLink ? (content.url ?? `https://phet.colorado.edu/sims/${mark}`) : null,
      isWaiting ? 'waiting' : 'ready',
      type === 'video' && !isWaiting ? seconds : null,
      type === 'pdf' && !isWaiting ? 12 : null,
      type === 'pdf' && !isWaiting ? `${folder}/notes.pdf` : null,
      isLink || isWaiting ? null : `${folder}/poster.jpg`,
      type === 'video' && !isWaiting
        ? {
            key: `${folder}/tiles.jpg`,
            secondsPerTile: 5,
            columns: 5,
            rows: 4,
            tileWidth: 160,
            tileHeight: 90,
          }
        : null,
      isWaiting ? null : 1,
    ],
  );
  const id = Number(rows[0]?.id);
  if (type === 'video' && !isWaiting) {
    await pool.query(
      `INSERT INTO media_caption (content_library_id, locale, file_key) VALUES ($1, 'en', $2), ($1, 'hi', $3)`,
      [id, `${folder}/en.vtt`, `${folder}/hi.vtt`],
    );
  }
  return id;
}

/** What a film is played by: one rendition, and a key, which is answered. */
export async function addRendition(
  { pool, config }: World,
  { libraryId, mark }: MadeContent,
): Promise<string> {
  const key = randomBytes(16).toString('hex');
  const sealed = createSealer(config.DATA_KEYS).seal(key);
  await pool.query(`INSERT INTO media_key (content_library_id, version, sealed_key) VALUES ($1, 1, $2)`, [
    libraryId,
    sealed,
  ]);
  await pool.query(
    `INSERT INTO media_rendition (content_library_id, version, name, bandwidth, width, height, codecs, key_prefix, segments)
     VALUES ($1, 1, '240p', 300000, 426, 240, 'avc1.42c015,mp4a.40.2', $2, '[["0.ts", 4], ["1.ts", 4]]')`,
    [libraryId, `media/test/${mark}/240p/`],
  );
  return key;
}

/** The chapters of a subject of the demo school, in the order of the syllabus. */
export async function chaptersOf(
  pool: pg.Pool,
  course: string,
  subject: string,
): Promise<{ subjectId: number; chapterIds: number[] }> {
  const { rows } = await pool.query<{ id: number; subject_id: number }>(
    `SELECT chapter.id, chapter.subject_id FROM chapter
     JOIN subject ON subject.id = chapter.subject_id JOIN course ON course.id = subject.course_id
     WHERE course.slug = $1 AND subject.slug = $2 AND chapter.is_active ORDER BY chapter.position, chapter.id`,
    [course, subject],
  );
  return { subjectId: Number(rows[0]?.subject_id), chapterIds: rows.map((row) => Number(row.id)) };
}
