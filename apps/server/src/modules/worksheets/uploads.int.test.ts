import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Learner } from '../../../test/learners.ts';
import { makePdf } from '../../../test/pdfs.ts';
import { openTestStorage } from '../../../test/storage.ts';
import { settle, startTestWorker } from '../../../test/worker.ts';
import {
  addPupil,
  addWorksheet,
  draftBase,
  filesAt,
  putChunk,
  readWorksheet,
  storedOf,
  type TestFile,
} from '../../../test/worksheets.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
let worker: { stop(): Promise<void> };
let pupil: Learner;
const storage = openTestStorage();
beforeAll(async () => {
  world = await openWorld();
  worker = await startTestWorker(world);
  pupil = await addPupil(world);
});
afterAll(async () => {
  await worker.stop();
  await world.stop();
  storage.close();
});

const pdf = (text: string): TestFile => ({
  name: `${text}.pdf`,
  type: 'application/pdf',
  content: makePdf({ pages: 2, text }),
});
/** Large enough for several pieces. */
const photo = async (seed: number): Promise<TestFile> => ({
  name: 'page.jpg',
  type: 'image/jpeg',
  content: await sharp({
    create: {
      width: 1200,
      height: 900,
      channels: 3,
      background: '#ffffff',
      noise: { type: 'gaussian', mean: 120 + seed, sigma: 60 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer(),
});
const at = (worksheetId: number) => filesAt(world, pupil.headers, draftBase(worksheetId));

describe('an upload', () => {
  test('goes on after a break with the pieces that are missing, and is ready after the check', async () => {
    const files = at(await addWorksheet(world));
    const file = await photo(1);
    expect(file.content.length).toBeGreaterThan(3 * 256 * 1024);
    const [first] = (await files.announce([file])).json().files;
    expect(first).toMatchObject({ state: 'uploading', chunk_size: 262_144, url: null });
    expect(first.missing_chunks).toHaveLength(first.chunk_count);
    await files.send(first, file.content, 2);

    // The page was closed; the same file announced again is the same upload.
    const [again] = (await files.announce([file])).json().files;
    expect(again.id).toBe(first.id);
    expect(again.missing_chunks).toHaveLength(first.chunk_count - 2);
    const early = (await files.finish(first.id)).json().file;
    expect(early.state).toBe('uploading');
    expect(early.missing_chunks).toHaveLength(first.chunk_count - 2);

    const ready = await files.upload(file);
    expect(ready).toMatchObject({
      id: first.id,
      state: 'ready',
      refusal: null,
      page_count: 1,
      name: 'page.jpg',
    });
    expect(ready.missing_chunks).toEqual([]);
  });

  test('[WK-14] is fetched by an address that saves it under its name', async () => {
    const files = at(await addWorksheet(world));
    const ready = await files.upload({ ...pdf('नोट्स'), name: 'मेरा काम.pdf' });
    const answer = await fetch(ready.url ?? '');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const disposition = answer.headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/^attachment;/);
    expect(disposition).toContain(`filename*=UTF-8''${encodeURIComponent('मेरा काम.pdf')}`);
    expect((await answer.bytes()).subarray(0, 5)).toEqual(new TextEncoder().encode('%PDF-'));
    // Nothing of it can be changed or seen by an address for something else.
    const other = (ready.url ?? '').replace('worksheets/', 'worksheets/x');
    expect((await fetch(other)).status).toBe(403);
  });

  test('takes exactly the bytes that were announced, and no others', async () => {
    const files = at(await addWorksheet(world));
    const file = pdf('exact');
    const [upload] = (await files.announce([file])).json().files;
    const [chunk] = upload.missing_chunks;
    const larger = await fetch(chunk.url, { method: 'PUT', body: new Uint8Array(file.content.length + 1) });
    expect(larger.status).toBe(403);
    await putChunk(upload, chunk, Buffer.alloc(file.content.length, 1));
    await files.finish(upload.id);
    await settle(world);
    expect(await files.find(upload.id)).toMatchObject({ state: 'refused', refusal: 'mismatch' });
    // Sent again, it is taken.
    expect((await files.upload(file)).state).toBe('ready');
  });

  test('[CN-21] carries five files at a time, and a worksheet holds twenty of ten megabytes', async () => {
    const worksheetId = await addWorksheet(world);
    const files = at(worksheetId);
    const many = Array.from({ length: 21 }, (_none, index) => pdf(`sheet ${index}`));
    const tooMany = await files.announce(many.slice(0, 6));
    expect([tooMany.statusCode, tooMany.json().code, tooMany.json().details]).toEqual([
      422,
      'too_many_files',
      { most: 5 },
    ]);
    for (let start = 0; start < 20; start += 5) {
      expect((await files.announce(many.slice(start, start + 5))).statusCode).toBe(200);
    }
    const oneMore = await files.announce(many.slice(20));
    expect([oneMore.statusCode, oneMore.json().details]).toEqual([422, { most: 20 }]);
    const large = await at(await addWorksheet(world)).announce([
      { ...pdf('large'), content: Buffer.alloc(10 * 1024 * 1024 + 1) },
    ]);
    expect([large.statusCode, large.json().code]).toEqual([413, 'too_large']);
    expect(await readWorksheet(world, pupil, worksheetId)).toMatchObject({
      mostFiles: 20,
      mostFilesPerUpload: 5,
      mostFileBytes: 10_485_760,
    });
  });

  test('of anything but PDF and JPEG is refused when it is announced', async () => {
    const files = at(await addWorksheet(world));
    const answer = await files.announce([{ ...pdf('x'), type: 'image/svg+xml' }]);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: 'file_type_refused',
      error: 'You can only upload PDF/JPEG file!',
    });
  });
});

describe('what nobody needs any more leaves the file store', () => {
  const sweep = async () => {
    const found = world.modules.sweeps.find(({ name }) => name === 'worksheets.sweep-files');
    await found?.run();
  };

  test('a removed file, a given-up upload, pieces that came late, and the files of a student who is erased', async () => {
    const leaver = await addPupil(world);
    const worksheetId = await addWorksheet(world);
    const files = filesAt(world, leaver.headers, draftBase(worksheetId));
    const kept = await files.upload(pdf('kept'));
    const removed = await files.upload(pdf('removed'));
    const givenUp = pdf('given up');
    const [abandoned] = (await files.announce([givenUp])).json().files;
    await files.send(abandoned, givenUp.content);
    const late = pdf('late');
    const [known] = (await files.announce([late])).json().files;
    await files.upload(late);
    // An address that was handed out before is used once more.
    await putChunk(known, known.missing_chunks[0], late.content);
    expect((await files.remove(removed.id)).json()).toEqual({ success: true });

    await world.moveClock('8 days');
    await sweep();
    const { rows } = await world.pool.query<{ name: string; file_key: string }>(
      'SELECT name, file_key FROM worksheet_round_file WHERE student_id = $1 ORDER BY id',
      [leaver.studentId],
    );
    expect(rows.map(({ name }) => name)).toEqual(['kept.pdf', 'late.pdf']);
    const left = await Promise.all(
      rows.map(async ({ file_key: key }) => [
        await storage.list(`uploads/${key}/`),
        (await storage.list(`worksheets/${key}.`)).length,
      ]),
    );
    expect(left).toEqual([
      [[], 1],
      [[], 1],
    ]);
    expect((await fetch(kept.url ?? '')).status).toBe(200);

    for (const { table } of world.modules.studentTables.filter((one) => /worksheet/.test(one.table))) {
      await world.pool.query(`DELETE FROM ${table} WHERE student_id = $1`, [leaver.studentId]);
    }
    await sweep();
    const gone = await Promise.all(rows.map(({ file_key: key }) => storage.list(`worksheets/${key}.`)));
    expect(gone.flat()).toEqual([]);
    const { rowCount } = await world.pool.query('SELECT FROM stored_file WHERE key = ANY ($1)', [
      rows.map(({ file_key }) => file_key),
    ]);
    expect(rowCount).toBe(0);
    expect((await storedOf(world, storage)).filter((key) => key.startsWith('uploads/'))).toEqual([]);
  });
});
