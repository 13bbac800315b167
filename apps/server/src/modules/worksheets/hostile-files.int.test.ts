import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HostileFile } from '../../../test/hostile/case.ts';
import { otherKinds } from '../../../test/hostile/other-kinds.ts';
import { badPdfs } from '../../../test/hostile/pdfs.ts';
import { badPhotos } from '../../../test/hostile/photos.ts';
import type { Learner } from '../../../test/learners.ts';
import { makePdf } from '../../../test/pdfs.ts';
import { openTestStorage } from '../../../test/storage.ts';
import { settle, startTestWorker } from '../../../test/worker.ts';
import { addPupil, addWorksheet, draftBase, filesAt, storedOf } from '../../../test/worksheets.ts';
import { openWorld, type World } from '../../../test/world.ts';

const cases = [...(await otherKinds()), ...(await badPhotos()), ...badPdfs()];
/** What one round may hold. */
const perWorksheet = 20;

let world: World;
let worker: { stop(): Promise<void> };
const pupils: Learner[] = [];
const storage = openTestStorage();
const judged = new Map<HostileFile, { state: string; refusal: string | null; url: string | null }>();

beforeAll(async () => {
  world = await openWorld();
  worker = await startTestWorker(world);
  const sent: {
    file: HostileFile;
    find(): Promise<{ state: string; refusal: string | null; url: string | null }>;
  }[] = [];
  for (let start = 0; start < cases.length; start += perWorksheet) {
    // Each pupil has a session of their own: nobody sends as much as all of them together.
    const pupil = await addPupil(world);
    pupils.push(pupil);
    const place = filesAt(world, pupil.headers, draftBase(await addWorksheet(world)));
    for (const file of cases.slice(start, start + perWorksheet)) {
      const [upload] = (await place.announce([file])).json().files;
      await place.send(upload, file.content);
      await place.finish(upload.id);
      sent.push({ file, find: () => place.find(upload.id) });
    }
  }
  await settle(world, 150_000);
  for (const { file, find } of sent) judged.set(file, await find());
}, 240_000);
afterAll(async () => {
  await worker.stop();
  await world.stop();
  storage.close();
});

test('there are enough of them', () => {
  expect(cases.length).toBeGreaterThanOrEqual(60);
  expect(new Set(cases.map(({ title }) => title)).size).toBe(cases.length);
});

describe('is refused or made harmless:', () => {
  test.each(cases)('$title', async (file) => {
    const { state, refusal, url } = judged.get(file) ?? {};
    if (typeof file.ends !== 'function') {
      expect([state, url]).toEqual(['refused', null]);
      expect(file.ends).toContain(refusal);
      return;
    }
    expect([state, refusal]).toEqual(['ready', null]);
    const stored = Buffer.from(await (await fetch(url ?? '')).arrayBuffer());
    expect(stored.equals(file.content)).toBe(false);
    expect(await file.ends(stored)).toBe(true);
  });
});

describe('a name', () => {
  const named: [given: string, shown: string][] = [
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['..\\..\\windows\\system32\\evil.PDF', 'evil.pdf'],
    ['/etc/cron.d/evil', 'evil.pdf'],
    ['..', 'file.pdf'],
    ['.htaccess', 'htaccess.pdf'],
    ['a\u0000b.pdf', 'ab.pdf'],
    ['a\r\nContent-Type: text/html\r\n\r\n.pdf', 'html.pdf'],
    ['work\u202efdp.exe', 'workfdp.exe.pdf'],
    ['shell.php', 'shell.php.pdf'],
    ['<img src=x onerror=x()>.pdf', '_img src=x onerror=x()_.pdf'],
    [`${'x'.repeat(290)}.pdf`, `${'x'.repeat(120)}.pdf`],
    ['   .pdf', 'file.pdf'],
  ];
  test.each(named)('%j is shown as %j', async (given, shown) => {
    const place = filesAt(world, (await addPupil(world)).headers, draftBase(await addWorksheet(world)));
    const file = { name: given, type: 'application/pdf', content: makePdf({ text: 'a name' }) };
    const [upload] = (await place.announce([file])).json().files;
    expect(upload.name).toBe(shown);
  });
});

test('nothing is announced with no bytes, or with one more than ten megabytes', async () => {
  const place = filesAt(world, (await addPupil(world)).headers, draftBase(await addWorksheet(world)));
  const of = (bytes: number) =>
    place.announce([{ name: 'a.pdf', type: 'application/pdf', content: Buffer.alloc(bytes) }]);
  expect((await of(0)).statusCode).toBe(422);
  expect((await of(10 * 1024 * 1024 + 1)).statusCode).toBe(413);
});

test('nothing of what was refused is left in the file store, and no piece of what was taken', async () => {
  // What was only announced for the sake of its name is given up.
  await world.pool.query(`DELETE FROM worksheet_round_file placed USING stored_file file
    WHERE file.key = placed.file_key AND file.state = 'uploading'`);
  await world.moveClock('2 hours');
  for (const sweep of world.modules.sweeps.filter(({ name }) => name === 'worksheets.sweep-files'))
    await sweep.run();
  const taken = cases.filter(({ ends }) => typeof ends === 'function').length;
  const { rows } = await world.pool.query<{ key: string }>(
    `SELECT key FROM stored_file JOIN worksheet_round_file ON file_key = key
     WHERE student_id = ANY ($1) AND state = 'ready'`,
    [pupils.map(({ studentId }) => studentId)],
  );
  expect(rows).toHaveLength(taken);
  const demo = await world.pool.query<{ file_key: string }>(
    `SELECT file_key FROM worksheet_file UNION SELECT file_key FROM worksheet_round_file WHERE student_id <> ALL ($1)`,
    [pupils.map(({ studentId }) => studentId)],
  );
  const known = new Set(demo.rows.map(({ file_key: key }) => key));
  const left = (await storedOf(world, storage)).filter(
    (object) => !known.has(object.replace(/^\w+\/|\..*$/g, '')),
  );
  expect(left.map((object) => object.replace(/^worksheets\/|\.\w+$/g, '')).sort()).toEqual(
    rows.map(({ key }) => key).sort(),
  );
}, 60_000);
