import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Clamd, eicar, hasClamd, prepareClamd } from '../../../test/clamd.ts';
import type { Learner } from '../../../test/learners.ts';
import { makePdf } from '../../../test/pdfs.ts';
import { startTestWorker } from '../../../test/worker.ts';
import { addPupil, addWorksheet, draftBase, filesAt, multipart } from '../../../test/worksheets.ts';
import { openWorld, type World } from '../../../test/world.ts';
import { createVirusScan } from '../../platform/virus-scan.ts';

const infected = makePdf({ text: 'a sheet with something in it' });

/** Whoever has no scanner on their machine may go without these; the builds that decide may not. */
test.runIf(process.env.CI)('the scanner is there', () => {
  expect(hasClamd).toBe(true);
});

describe.skipIf(!hasClamd)('with a virus scanner', () => {
  let clamd: Clamd;
  let world: World;
  let worker: { stop(): Promise<void> };
  let pupil: Learner;
  beforeAll(async () => {
    clamd = prepareClamd([Buffer.from(eicar), infected]);
    world = await openWorld({ CLAMD_URL: clamd.url });
    worker = await startTestWorker(world);
    pupil = await addPupil(world);
  });
  afterAll(async () => {
    await worker.stop();
    await world.stop();
    await clamd.remove();
  });

  test('a file waits while the scanner is away, is taken once it is there, and is refused if it is infected', async () => {
    const worksheetId = await addWorksheet(world);
    const files = filesAt(world, pupil.headers, draftBase(worksheetId));
    const send = async (name: string, content: Buffer) => {
      const file = { name, type: 'application/pdf', content };
      const [upload] = (await files.announce([file])).json().files;
      await files.send(upload, content);
      await files.finish(upload.id);
      return upload.id as number;
    };
    const good = await send('good.pdf', makePdf({ text: 'clean' }));
    const bad = await send('bad.pdf', infected);
    // Both were looked at, and nothing counts against them: it is the scanner that is missing.
    const tried = new Set<string>();
    const lookedAt = async () => {
      const { rows } = await world.pool.query<{ key: string }>(
        `SELECT key FROM stored_file
         WHERE state = 'checking' AND tries = 0 AND look_again_at < app_now() + interval '11 seconds'`,
      );
      for (const { key } of rows) tried.add(key);
      return tried.size;
    };
    await expect.poll(lookedAt, { timeout: 30_000 }).toBe(2);
    expect([(await files.find(good)).state, (await files.find(bad)).state]).toEqual(['checking', 'checking']);
    const form = multipart(
      { WorksheetId: String(worksheetId), StudentId: String(pupil.studentId), TurnInStatus: 'true' },
      [{ name: 'x.pdf', type: 'application/pdf', content: makePdf({ text: 'x' }) }],
    );
    const submitted = await world.server.inject({
      method: 'POST',
      url: '/worksheet/SubmitWorkSheet',
      headers: { ...pupil.headers, 'content-type': form.contentType },
      payload: form.payload,
    });
    expect([submitted.statusCode, submitted.json().code]).toEqual([503, 'unavailable']);

    clamd.start();
    await expect.poll(async () => (await files.find(good)).state, { timeout: 60_000 }).toBe('ready');
    await expect.poll(async () => (await files.find(bad)).state, { timeout: 60_000 }).toBe('refused');
    expect((await files.find(bad)).refusal).toBe('infected');
  }, 150_000);

  test('the test file of all scanners is found, and an ordinary one is not', async () => {
    const scan = createVirusScan(clamd.url);
    expect(await scan(Buffer.from(eicar))).toBe(false);
    expect(await scan(Buffer.alloc(3_000_000, 65))).toBe(true);
  });

  test('a scanner that has gone says nothing is clean', async () => {
    await clamd.stop();
    await expect(createVirusScan(clamd.url)(Buffer.from('words'))).rejects.toThrow();
  });
});
