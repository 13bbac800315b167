import { createDecipheriv } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addSourceFile } from '#modules/catalogue/index.ts';
import { openDatabase } from '#platform/db/database.ts';
import { createEmptyDatabase } from '../../../test/empty-database.ts';
import { addLibrary, type MediaWorld, makeFilm, openBucket, openMediaWorld } from '../../../test/media.ts';
import { aarav, signIn } from '../../../test/people.ts';
import { settle, startTestWorker } from '../../../test/worker.ts';
import { openWorldOn } from '../../../test/world.ts';
import { runCommand } from '../import/command-line.ts';

vi.setConfig({ testTimeout: 120_000 });

let world: MediaWorld;
let libraryId: number;
let folder: string;

beforeAll(async () => {
  world = await openMediaWorld();
  const worker = await startTestWorker(world);
  libraryId = await addLibrary(world, 'kept');
  await addSourceFile(world, {
    libraryId,
    path: await makeFilm(join(world.folder, 'kept.mp4'), { seconds: 3 }),
  });
  await settle(world, 120_000);
  await worker.stop();
  folder = join(world.folder, 'backup');
}, 150_000);
afterAll(() => world.stop());

async function shalaCommand(
  args: string[],
  { url = world.config.DATABASE_URL, storage = world.storage } = {},
) {
  const { db } = openDatabase({ url, max: 1, onIdleError: () => {} });
  const said: string[] = [];
  const print = (line: string) => said.push(line);
  const code = await runCommand({ db, sealer: null, storage, databaseUrl: url, print }, args);
  await db.destroy();
  return { code, said: said.join('\n') };
}

describe('a backup', () => {
  test('is restored into an empty server: all rows and files equal, and a student signs in and sees the lesson', async () => {
    expect((await shalaCommand(['backup', folder])).code).toBe(0);
    expect(((await stat(folder)).mode & 0o777).toString(8)).toBe('700');
    const empty = await createEmptyDatabase();
    const bucket = await openBucket();
    try {
      const { code, said } = await shalaCommand(['restore', folder], {
        url: empty.url,
        storage: bucket.storage,
      });
      expect(said).toMatch(/^Restored \d+ tables and \d+ files as of .*: all equal$/);
      expect(code).toBe(0);

      const restored = await openWorldOn(empty.url, { S3_BUCKET: bucket.name });
      const student = await signIn(restored.server, aarav);
      const { rows } = await restored.pool.query<{ id: number }>(
        'SELECT id FROM enrolment WHERE student_id = $1',
        [student.body.student.id],
      );
      const get = (url: string) => restored.server.inject({ method: 'GET', url, headers: student.headers });
      const film = `/api/v1/course/student/student_courses/${rows[0]?.id}/content_libraries/${libraryId}`;
      const list = await get(`${film}/playlist/240p`);
      const key = await get(/URI="([^"]+)"/.exec(list.body)?.[1] ?? '');
      const [address = ''] = list.body.split('\n').filter((line) => line.startsWith('http'));
      const decipher = createDecipheriv('aes-128-cbc', key.rawPayload, Buffer.alloc(16));
      const segment = Buffer.from(await (await fetch(address)).arrayBuffer());
      const plain = Buffer.concat([decipher.update(segment), decipher.final()]);
      expect([plain[0], plain[188]]).toEqual([0x47, 0x47]);
      await restored.stop();
    } finally {
      await bucket.remove();
      await empty.drop();
    }
  });

  test('taken again fetches what is new, and forgets what the store has forgotten', async () => {
    await world.storage.put('letters/new.txt', Buffer.from('new'), 'text/plain');
    await shalaCommand(['backup', folder]);
    expect(await readFile(join(folder, 'files/letters/new.txt'), 'utf8')).toBe('new');
    await world.storage.remove('letters/new.txt');
    await shalaCommand(['backup', folder]);
    expect(await readdir(join(folder, 'files/letters'))).toEqual([]);
  });

  test('is not restored over anything, nor when a file of it has changed', async () => {
    await shalaCommand(['backup', folder]);
    const over = await shalaCommand(['restore', folder]);
    expect([over.code, over.said]).toEqual([1, 'The database is not empty.']);

    const empty = await createEmptyDatabase();
    const bucket = await openBucket();
    try {
      const { files } = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
      const [key = ''] = Object.keys(files);
      await writeFile(join(folder, 'files', key), 'something else');
      const broken = await shalaCommand(['restore', folder], { url: empty.url, storage: bucket.storage });
      expect([broken.code, broken.said]).toEqual([1, `The backup is damaged: ${key}`]);
    } finally {
      await bucket.remove();
      await empty.drop();
    }
  });
});
