import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CreateBucketCommand, DeleteBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { saveContent, saveContentLibrary } from '../src/modules/catalogue/index.ts';
import { createStorage, type Storage } from '../src/platform/storage.ts';
import { readServices } from './services.ts';
import { openWorld, type World } from './world.ts';

const run = promisify(execFile);

export interface MediaWorld extends World {
  storage: Storage;
  /** A folder for the files of the test. */
  folder: string;
  read(key: string): Promise<Buffer>;
}

/** A bucket that nobody else uses. */
export async function openBucket() {
  const services = readServices();
  const name = `test-${randomUUID()}`;
  const client = new S3Client({
    endpoint: services.S3_ENDPOINT,
    region: services.S3_REGION,
    credentials: { accessKeyId: services.S3_ACCESS_KEY, secretAccessKey: services.S3_SECRET_KEY },
    forcePathStyle: true,
  });
  await client.send(new CreateBucketCommand({ Bucket: name }));
  const storage = createStorage({
    endpoint: services.S3_ENDPOINT,
    publicEndpoint: services.S3_ENDPOINT,
    region: services.S3_REGION,
    bucket: name,
    accessKey: services.S3_ACCESS_KEY,
    secretKey: services.S3_SECRET_KEY,
  });
  return {
    name,
    storage,
    async remove() {
      for (const key of await storage.list('')) await storage.remove(key);
      await client.send(new DeleteBucketCommand({ Bucket: name }));
      client.destroy();
      storage.close();
    },
  };
}

/** A world with a bucket of its own, so that everything in it can be counted and looked through. */
export async function openMediaWorld(overrides: Record<string, string> = {}): Promise<MediaWorld> {
  const bucket = await openBucket();
  const folder = await mkdtemp(join(tmpdir(), 'shala-media-test-'));
  const world = await openWorld({ ...overrides, S3_BUCKET: bucket.name });
  return {
    ...world,
    storage: bucket.storage,
    folder,
    read: (key) => bucket.storage.get(key),
    async stop() {
      await world.stop();
      await bucket.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface Film {
  seconds: number;
  size?: string;
  hasSound?: boolean;
  /** The list of what is where stands at the beginning: a cut file can still be opened. */
  isIndexFirst?: boolean;
}

/** A film made for the test: a moving picture and a tone. */
export async function makeFilm(
  path: string,
  { seconds, size = '320x240', hasSound = true, isIndexFirst = false }: Film,
): Promise<string> {
  const picture = ['-f', 'lavfi', '-i', `testsrc2=size=${size}:rate=25:duration=${seconds}`];
  const sound = hasSound ? ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`] : [];
  const coding = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'];
  const index = isIndexFirst ? ['-movflags', 'faststart'] : [];
  await run('ffmpeg', ['-v', 'error', '-y', ...picture, ...sound, ...coding, ...index, '-f', 'mp4', path]);
  return path;
}

/** A PDF of so many empty pages, written by hand. */
export function pdfOf(pages: number): Buffer {
  const kids = Array.from({ length: pages }, (_, index) => `${index + 3} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${kids}] >>`,
    ...Array.from({ length: pages }, () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] >>'),
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

/** A library with a place in a chapter of class 8 of the demo school. */
export async function addLibrary(
  { db, pool }: World,
  slug: string,
  {
    contentType = 'video',
    chapter = 'force-and-friction',
  }: { contentType?: 'video' | 'pdf'; chapter?: string } = {},
): Promise<number> {
  const { rows } = await pool.query<{ chapter: number; owner: number }>(
    `SELECT chapter.id AS chapter, course.owner_tenant_id AS owner FROM chapter
     JOIN subject ON subject.id = chapter.subject_id JOIN course ON course.id = subject.course_id
     WHERE chapter.slug = $1 AND course.slug = 'cbse-8'`,
    [chapter],
  );
  const [row] = rows;
  if (!row) throw new Error(`there is no chapter ${chapter}`);
  return db.transaction().execute(async (tx) => {
    const library = await saveContentLibrary(tx, { ownerTenantId: row.owner, slug, contentType });
    const place = { chapterId: row.chapter, contentLibraryId: library.id, position: 1, isActive: true };
    await saveContent(tx, { placedBy: row.owner, ...place, title: { en: slug } });
    return library.id;
  });
}

export interface LibraryRow {
  state: string;
  failure_code: string | null;
  progress_percent: number;
  ready_version: number | null;
  duration_seconds: number | null;
  page_count: number | null;
  poster_key: string | null;
  file_key: string | null;
  source_key: string | null;
  previews: { key: string } | null;
}

export async function libraryRow({ pool }: World, id: number): Promise<LibraryRow> {
  const { rows } = await pool.query<LibraryRow>('SELECT * FROM content_library WHERE id = $1', [id]);
  const [row] = rows;
  if (!row) throw new Error('there is no such library');
  return row;
}
