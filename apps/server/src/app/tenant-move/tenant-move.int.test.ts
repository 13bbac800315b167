import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addSourceFile } from '#modules/catalogue/index.ts';
import { openDatabase } from '#platform/db/database.ts';
import { createSealer, type Sealer } from '#platform/sealed.ts';
import { type EmptyDatabase, openEmptyDatabase, readAllRows } from '../../../test/empty-database.ts';
import { type MediaWorld, openBucket, openMediaWorld, pdfOf } from '../../../test/media.ts';
import { aarav, shreya, signIn, udaan } from '../../../test/people.ts';
import { openPractice } from '../../../test/practice.ts';
import type { Item } from '../../../test/practice-items.ts';
import { idOf, sumsOf, tablesWith, wordsOf } from '../../../test/tenant-rows.ts';
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
  await addPictures();
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

const ownPicture = 'pictures/of-udaan-alone-of-udaan-alone.webp';
const sharedPicture = 'figures/of-both-tenants-of-both-tenants.webp';

/** A student of the tenant has a picture; another one is named by both tenants, as a figure of both may be. */
async function addPictures() {
  for (const key of [ownPicture, sharedPicture]) await world.storage.put(key, Buffer.from(key), 'image/webp');
  await world.pool.query(
    `UPDATE student SET picture_key = CASE WHEN place = 1 THEN $1 ELSE $2 END
     FROM (SELECT student.id, slug, row_number() OVER (PARTITION BY slug ORDER BY student.id) AS place
           FROM student JOIN tenant ON tenant.id = tenant_id) AS placed
     WHERE placed.id = student.id AND place < 3 AND (slug = 'udaan' OR place = 2)`,
    [ownPicture, sharedPicture],
  );
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

  test('that is refused after files were sent leaves none of them, or says which it could not take back', async () => {
    await bucket.storage.put(piece, Buffer.from('of somebody else'), 'video/mp2t');
    const refused = await shala(['tenant', 'import', folder], there());
    expect(refused.said).toBe(`${piece}: 7 bytes were saved, 16 are there\nNothing was changed.`);
    expect(await bucket.storage.list('')).toEqual([piece]);

    const remove = () => Promise.reject(new Error('the store is gone'));
    const kept = await shala(['tenant', 'import', folder], {
      ...there(),
      storage: { ...bucket.storage, remove },
    });
    const sent = (await bucket.storage.list('')).filter((key) => key !== piece);
    expect(sent).toContain(ownPicture);
    expect(kept.said).toContain(`still in the store: ${sent.length}. No row was changed.`);
    expect(kept.said.split('\n')).toEqual(expect.arrayContaining(sent));
    expect((await cell.pool.query('SELECT FROM tenant')).rows).toEqual([]);
    await bucket.storage.remove(piece);
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
    const words = await wordsOf(world.pool, 'shala');
    expect(words.length).toBeGreaterThan(40);
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    expect(files.length).toBeGreaterThan(100);
    for (const { parentPath, name } of files) {
      const text = await readFile(join(parentPath, name), 'utf8');
      expect(words.filter((word) => text.includes(word))).toEqual([]);
    }
  });

  test('is not brought in twice', async () => {
    const { code, said } = await shala(['tenant', 'import', folder], there());
    expect(code).toBe(1);
    expect(said).toMatch(
      /^Taken here by something else: \w+\. Key .* already exists\.\nNothing was changed\.$/,
    );
  });

  /** Courses that others use, under the name of their owner. */
  const ownedByIt = ['content_library', 'course', 'practice_item', 'question'];
  const removal = (...flags: string[]) => ['tenant', 'remove', 'udaan', '--confirm', 'udaan', ...flags];

  test('is removed only when its name is said twice and its export is whole and of now', async () => {
    const unconfirmed = await shala(['tenant', 'remove', 'udaan', '--confirm', 'shala', '--export', folder]);
    expect([unconfirmed.code, unconfirmed.said]).toEqual([2, expect.stringMatching(/^--confirm: must name/)]);
    expect((await shala(removal())).code).toBe(2);
    const other = await shala(['tenant', 'remove', 'shala', '--confirm', 'shala', '--without-export']);
    expect(other).toEqual({ code: 1, said: 'It is open: close it first (shala tenant close).' });

    const rows = join(folder, 'rows/student.jsonl');
    const saved = await readFile(rows, 'utf8');
    await writeFile(rows, saved.replace(/\n.*\n$/, '\n'));
    expect(await shala(removal('--export', folder))).toEqual({
      code: 1,
      said: 'The folder is damaged: rows of student',
    });
    await writeFile(rows, saved);

    await shala(['tenant', 'open', 'udaan']);
    await shala(['tenant', 'close', 'udaan']);
    await world.moveClock('1 minute');
    expect((await shala(removal('--export', folder))).said).toMatch(/^It was open after the export/);
    expect(await tablesWith(world.pool, await idOf(world.pool, 'udaan'))).toContain('student');
    expect((await shala(['tenant', 'export', 'udaan', folder])).code).toBe(0);
  });

  test('that is being removed when something breaks stays closed, and is removed by calling it again', async () => {
    const remove = () => Promise.reject(new Error('the store is gone'));
    const storage = { ...world.storage, remove };
    await expect(shala(removal('--export', folder), { storage })).rejects.toThrow('the store is gone');
    await world.pool.query(
      `CREATE FUNCTION break_down() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'the machine is gone'; END $$;
       CREATE TRIGGER breaks BEFORE DELETE ON enrolment FOR EACH ROW EXECUTE FUNCTION break_down()`,
    );
    await expect(shala(removal('--export', folder))).rejects.toThrow('the machine is gone');
    const begun = await tablesWith(world.pool, await idOf(world.pool, 'udaan'));
    expect(begun).toContain('student');
    expect(begun).not.toContain('money_entry');
    await world.pool.query('DROP FUNCTION break_down() CASCADE');

    const said = 'udaan is being removed: it stays closed.';
    expect(await shala(['tenant', 'open', 'udaan'])).toEqual({ code: 1, said });
    const half = await shala(['tenant', 'export', 'udaan', join(world.folder, 'half')]);
    expect(half.said).toBe('It is being removed: what is left is not whole.');
    const other = await idOf(world.pool, 'shala');
    const named = `SELECT set_config('shala.removing_tenant', '${other}', true); DELETE FROM audit_log`;
    for (const change of ['DELETE FROM audit_log', named]) {
      await expect(world.pool.query(change)).rejects.toThrow('append-only');
    }
  });

  test('leaves no row, no file and no word behind, and nothing of the other one is touched', async () => {
    const id = await idOf(world.pool, 'udaan');
    const words = await wordsOf(world.pool, 'udaan');
    expect(words.length).toBeGreaterThan(5);
    const before = await sumsOf(world, 'shala');
    const { said } = await shala(removal('--export', folder));
    expect(said).toMatch(
      /^Removed udaan: its rows in every table, and \d+ files\.\nOthers use courses of udaan/,
    );

    expect(await tablesWith(world.pool, id)).toEqual(ownedByIt);
    const all = Object.values(await readAllRows(world.pool)).join('\n');
    expect(words.filter((word) => all.includes(word))).toEqual([]);
    expect(await sumsOf(world, 'shala')).toEqual(before);
    const keys = await world.storage.list('');
    expect(keys).not.toContain(ownPicture);
    expect(keys).toEqual(expect.arrayContaining([sharedPicture, piece, 'worksheets/of-nobody-here.pdf']));
    world.modules.tenancy.brands.forget();
    expect((await signIn(world.server, aarav)).status).toBe(200);
  });

  test('can be followed by the owner of the courses that it uses', async () => {
    await shala(['tenant', 'close', 'shala']);
    await world.moveClock('1 minute');
    const second = join(world.folder, 'shala');
    expect((await shala(['tenant', 'export', 'shala', second])).code).toBe(0);
    expect((await shala(['tenant', 'import', second], there())).said).toContain(': all equal.');
  });

  /** In the new installation, where the clock cannot be moved. */
  const removeThere = async (slug: string) => {
    await shala(['tenant', 'close', slug], there());
    await cell.pool.query(`UPDATE tenant_closed SET closed_at = app_now() - interval '1 minute'`);
    return shala(['tenant', 'remove', slug, '--confirm', slug, '--without-export'], there());
  };

  test('whose courses others use is removed without these', async () => {
    const id = await idOf(cell.pool, 'shala');
    const before = await sumsOf(cell, 'udaan');
    expect((await removeThere('shala')).said).toContain('Others use courses of shala: these are still here');
    expect(await tablesWith(cell.pool, id)).toEqual(['board', ...ownedByIt]);
    expect(await sumsOf(cell, 'udaan')).toEqual(before);
    expect((await bucket.storage.get(piece)).toString()).toBe('a piece');
  });

  test('whose courses nobody else uses is gone with them and its name', async () => {
    const host = 'alone.localhost';
    const admin = ['--name', 'Alone', '--host', host, '--admin-email', 'head@alone.localhost'];
    expect((await shala(['init', '--tenant', 'alone', ...admin], there())).code).toBe(0);
    const id = await idOf(cell.pool, 'alone');
    await cell.pool.query(
      `WITH shelf AS (INSERT INTO board (owner_tenant_id, slug, name, acronym) VALUES ($1, 'own', '{}', '{}')),
       asked AS (INSERT INTO question (owner_tenant_id, slug, kind) VALUES ($1, 'own', 'numeric') RETURNING id)
       INSERT INTO question_version (question_id, version, body, secret) SELECT id, 1, '{}', '{}' FROM asked`,
      [id],
    );
    expect((await removeThere('alone')).said).toBe('Removed alone: its rows in every table, and 0 files.');
    expect(await tablesWith(cell.pool, id)).toEqual([]);
    expect(await idOf(cell.pool, 'alone')).toBe(0);
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
