import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addSourceFile } from '#modules/catalogue/index.ts';
import { openDatabase } from '#platform/db/database.ts';
import { createSealer, type Sealer } from '#platform/sealed.ts';
import { type EmptyDatabase, openEmptyDatabase } from '../../../test/empty-database.ts';
import { type MediaWorld, openBucket, openMediaWorld, pdfOf } from '../../../test/media.ts';
import { aarav, shreya, signIn, udaan } from '../../../test/people.ts';
import { openPractice } from '../../../test/practice.ts';
import type { Item } from '../../../test/practice-items.ts';
import { settle, startTestWorker } from '../../../test/worker.ts';
import { openWorldOn, type World } from '../../../test/world.ts';
import { runCommand } from '../import/command-line.ts';
import { movedTables } from './scope.ts';
import { sealedColumns } from './sealed-columns.ts';
import { readTables } from './tables.ts';

vi.setConfig({ testTimeout: 120_000 });

let world: MediaWorld;
let cell: EmptyDatabase;
let bucket: Awaited<ReturnType<typeof openBucket>>;
let sealer: Sealer;
let folder: string;
let exercise: Item;
let lesson: string;

beforeAll(async () => {
  world = await openMediaWorld();
  cell = await openEmptyDatabase();
  bucket = await openBucket();
  sealer = createSealer(world.config.DATA_KEYS);
  folder = join(world.folder, 'udaan');
  const worker = await startTestWorker(world);
  const practice = await openPractice(world, shreya, udaan);
  exercise = await practice.makeItem('exam_exercise');
  const attempt = await practice.start(exercise);
  expect((await attempt.complete()).statusCode).toBe(200);
  lesson = await addLesson(exercise.enrolmentId);
  await addPiece(exercise.enrolmentId);
  await world.storage.put('worksheets/of-nobody-here.pdf', pdfOf(1), 'application/pdf');
  await settle(world, 60_000);
  await worker.stop();
}, 150_000);
afterAll(async () => {
  await world.stop();
  await bucket.remove();
  await cell.stop();
});

/** A PDF of the other tenant that stands in a course of this one. */
async function addLesson(enrolmentId: number) {
  const { rows } = await world.pool.query<{ library: number; chapter: number; content: number }>(
    `SELECT library.id AS library, chapter.id AS chapter, content.id AS content FROM enrolment
     JOIN subject USING (course_id) JOIN chapter ON chapter.subject_id = subject.id
     JOIN content ON content.chapter_id = chapter.id JOIN content_library library ON library.id = content_library_id
     JOIN tenant owner ON owner.id = library.owner_tenant_id
     WHERE enrolment.id = $1 AND content_type = 'pdf' AND owner.slug = 'shala' ORDER BY library.id LIMIT 1`,
    [enrolmentId],
  );
  const [row] = rows;
  if (!row) throw new Error('no PDF of shala stands in a course of udaan');
  const path = join(world.folder, 'lesson.pdf');
  await writeFile(path, pdfOf(2));
  await addSourceFile(world, { libraryId: row.library, path });
  return `/${enrolmentId}/exam_chapters/${row.chapter}/exam_chapter_contents/${row.content}`;
}

const piece = 'media/made-for-the-drill-made-for-the-drill/240p/00000.ts';

/** One piece of a film that stands in a course of the tenant. */
async function addPiece(enrolmentId: number) {
  await world.storage.put(piece, Buffer.from('a piece'), 'video/mp2t');
  const { rowCount } = await world.pool.query(
    `INSERT INTO media_rendition (content_library_id, version, name, key_prefix, segments, width, height, bandwidth, codecs)
     SELECT min(library.id), 99, '240p', $2, '[["00000.ts", 4]]', 426, 240, 1, 'x' FROM enrolment
     JOIN subject USING (course_id) JOIN chapter ON chapter.subject_id = subject.id
     JOIN content ON content.chapter_id = chapter.id JOIN content_library library ON library.id = content_library_id
     WHERE enrolment.id = $1 AND content_type = 'video'`,
    [enrolmentId, piece.replace(/[^/]+$/, '')],
  );
  expect(rowCount).toBe(1);
}

async function shala(
  args: string[],
  place: { url?: string; storage?: MediaWorld['storage']; sealer?: Sealer } = {},
) {
  const { db } = openDatabase({ url: place.url ?? world.config.DATABASE_URL, max: 1, onIdleError: () => {} });
  const said: string[] = [];
  const print = (line: string) => said.push(line);
  const storage = place.storage ?? world.storage;
  const code = await runCommand({ db, sealer: place.sealer ?? sealer, storage, print }, args);
  await db.destroy();
  return { code, said: said.join('\n') };
}
const there = () => ({ url: cell.url, storage: bucket.storage });

describe('a tenant', () => {
  test('is not taken away while it is open, or was open a moment ago, has jobs that wait or a class that runs', async () => {
    expect(await shala(['tenant', 'export', 'udaan', folder])).toMatchObject({
      code: 1,
      said: 'It is open: close it first (shala tenant close).',
    });
    expect((await shala(['tenant', 'close', 'udaan'])).said).toBe('udaan is closed.');
    await world.pool.query(
      `SELECT graphile_worker.add_job('dispatch-event', json_build_object('tenantId', id)) FROM tenant`,
    );
    await world.pool.query(
      `INSERT INTO live_room (tenant_id, live_class_id, node, lease_until)
       SELECT tenant_id, min(live_class.id), 'local', app_now() + interval '1 hour' FROM live_class
       JOIN tenant ON tenant.id = tenant_id WHERE slug = 'udaan' GROUP BY tenant_id`,
    );
    const { code, said } = await shala(['tenant', 'export', 'udaan', folder]);
    expect(code).toBe(1);
    expect(said).toContain('Live classes under way: 1');
    expect(said).toContain('closed less than 30 seconds ago');
    expect(said).toContain('Jobs of it that wait or run: 1');
    await world.pool.query('DELETE FROM graphile_worker._private_jobs');
    await world.pool.query('DELETE FROM live_room');
  });

  test('that is closed answers nobody, and the other one goes on', async () => {
    world.modules.tenancy.brands.forget();
    const { status, body } = await signIn(world.server, shreya, udaan);
    expect([status, body]).toMatchObject([503, { code: 'tenant_closed' }]);
    expect((await signIn(world.server, aarav)).status).toBe(200);
  });

  test('is saved whole once it is closed and quiet', async () => {
    await world.moveClock('1 minute');
    const { said } = await shala(['tenant', 'export', 'udaan', folder]);
    expect(said).toMatch(/^Saved udaan, \d+ tables with \d+ rows and \d+ files as of /);
    expect(((await stat(folder)).mode & 0o777).toString(8)).toBe('700');
  });

  test('is not brought in where its secrets cannot be opened, nor when a file has changed', async () => {
    const stranger = createSealer([{ kid: 'test', secret: 'another key than the one it was sealed with' }]);
    const sealed = await shala(['tenant', 'import', folder], { ...there(), sealer: stranger });
    expect(sealed.said).toContain('merchant_account.secrets: DATA_KEYS must also name the key');

    const { files } = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
    const [key = ''] = Object.keys(files);
    const content = await readFile(join(folder, 'files', key));
    await writeFile(join(folder, 'files', key), 'something else');
    expect((await shala(['tenant', 'import', folder], there())).said).toBe(`The folder is damaged: ${key}`);
    await writeFile(join(folder, 'files', key), content);
    expect((await cell.pool.query('SELECT FROM tenant')).rows).toEqual([]);
  });

  test('moves to an empty installation with every row and file, and a student goes on there', async () => {
    const moved = await shala(['tenant', 'import', folder], there());
    expect(moved.said).toMatch(/^Brought in udaan, .*: all equal\. It is closed: shala tenant open udaan$/);
    expect(await bucket.storage.list('worksheets/')).toEqual([]);
    expect((await bucket.storage.get(piece)).toString()).toBe('a piece');
    expect((await shala(['tenant', 'open', 'udaan'], there())).code).toBe(0);

    const home = await openWorldOn(cell.url, { S3_BUCKET: bucket.name });
    const worker = await startTestWorker(home);
    try {
      await goOn(home);
      await settle(home);
    } finally {
      await worker.stop();
      await home.stop();
    }
    const check = await shala(['progress', 'rebuild', '--check'], there());
    expect([check.code, check.said]).toEqual([0, expect.stringContaining(': 0 rows are wrong')]);
  });

  /** The lesson opens, the run of before is known, and what begins now has an id nobody else has. */
  async function goOn(home: World) {
    const practice = await openPractice(home, shreya, udaan);
    const opened = await practice.call('GET', lesson);
    const { content_url: address } = opened.json().student_exam_chapter_content.content_library;
    expect(
      Buffer.from(await (await fetch(address)).arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');

    const again = await practice.open(exercise);
    expect((await again.reset()).statusCode).toBe(200);
    await again.questions();
    expect((await again.complete()).statusCode).toBe(200);
    const fresh = await practice.makeItem('exam_exercise');
    const attempt = await practice.start(fresh);
    expect((await attempt.complete()).statusCode).toBe(200);
    expect(Math.min(fresh.id, attempt.id)).toBeGreaterThan(100_000_000);
    const { rows } = await home.pool.query(
      'SELECT run_no FROM attempt_run WHERE practice_item_id = $1 ORDER BY run_no',
      [exercise.id],
    );
    expect(rows).toEqual([{ run_no: 1 }, { run_no: 2 }]);
  }

  test("leaves with nothing of the other tenant's people, hosts and money", async () => {
    const { rows } = await world.pool.query<{ words: string }>(
      `SELECT words FROM tenant CROSS JOIN LATERAL (
         SELECT email FROM student_credential c WHERE c.tenant_id = tenant.id
         UNION SELECT phone_number FROM parent WHERE parent.tenant_id = tenant.id
         UNION SELECT email FROM staff WHERE staff.tenant_id = tenant.id
         UNION SELECT host FROM brand_host WHERE brand_host.tenant_id = tenant.id AND host <> '*'
         UNION SELECT reference FROM merchant_account WHERE merchant_account.tenant_id = tenant.id
         UNION SELECT seller ->> 'legal_name' FROM brand WHERE brand.tenant_id = tenant.id
       ) AS kept (words) WHERE words IS NOT NULL GROUP BY words HAVING array_agg(slug) = '{shala}'`,
    );
    expect(rows.length).toBeGreaterThan(40);
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    expect(files.length).toBeGreaterThan(100);
    for (const { parentPath, name } of files) {
      const text = await readFile(join(parentPath, name), 'utf8');
      expect(rows.filter(({ words }) => text.includes(words))).toEqual([]);
    }
  });

  test('is not brought in twice', async () => {
    const { code, said } = await shala(['tenant', 'import', folder], there());
    expect(code).toBe(1);
    expect(said).toMatch(
      /^Taken here by something else: \w+\. Key .* already exists\.\nNothing was changed\.$/,
    );
  });

  test('can be followed by the owner of the courses that it uses', async () => {
    await shala(['tenant', 'close', 'shala']);
    await world.moveClock('1 minute');
    const second = join(world.folder, 'shala');
    expect((await shala(['tenant', 'export', 'shala', second])).code).toBe(0);
    expect((await shala(['tenant', 'import', second], there())).said).toContain(': all equal.');
  });
});

describe('the list of what moves', () => {
  test('is complete: a table of which nobody has said anything is reported', async () => {
    expect(movedTables(await readTables(world.db), 1).length).toBeGreaterThan(80);
    await world.pool.query('CREATE TABLE planted (id bigint PRIMARY KEY)');
    const tables = await readTables(world.db);
    expect(() => movedTables(tables, 1)).toThrow('planted is neither moved with a tenant nor left behind');
    await world.pool.query('DROP TABLE planted');
  });

  test('knows every column with something sealed', async () => {
    const { rows } = await world.pool.query<{ table: string; column: string }>(
      `SELECT table_name AS table, column_name AS column FROM information_schema.columns
       WHERE table_schema = 'public' AND data_type = 'bytea' AND column_name NOT LIKE '%hash' 
         AND column_name NOT IN ('nonce', 'source')`,
    );
    expect(rows.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(
      sealedColumns.map((names) => names.join('.')).sort(),
    );
  });
});
