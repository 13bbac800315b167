import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEnrolmentModule } from '#modules/enrolment/index.ts';
import type { Storage } from '#platform/storage.ts';
import type { Learner } from '../../../test/learners.ts';
import { makePdf } from '../../../test/pdfs.ts';
import { joinStaff, type SignedInStaff } from '../../../test/staff.ts';
import { settle, startTestWorker } from '../../../test/worker.ts';
import {
  addPupil,
  addWorksheet,
  draftBase,
  filesAt,
  givenBase,
  readWorksheet,
  type TestFile,
} from '../../../test/worksheets.ts';
import { openWorld, type World } from '../../../test/world.ts';
import { checkStoredFile } from './check-stored-file.ts';
import { findUpload, requireFile } from './find-upload.ts';
import { submitFiles } from './submit-files.ts';

let world: World;
let worker: { stop(): Promise<void> };
let pupil: Learner;
let tutor: SignedInStaff;
beforeAll(async () => {
  world = await openWorld();
  tutor = await joinStaff(world, 'ananya.mukherjee@shala.example.org', '--role', 'tutor');
  worker = await startTestWorker(world);
  pupil = await addPupil(world);
});
afterAll(async () => {
  await worker.stop();
  await world.stop();
});

const pdf = (text: string): TestFile => ({
  name: `${text}.pdf`,
  type: 'application/pdf',
  content: makePdf({ text }),
});
const turnIn = (worksheetId: number) =>
  world.server.inject({
    method: 'PUT',
    url: `/api/v1${draftBase(worksheetId)}/turn_in`,
    headers: pupil.headers,
  });
const runSweep = (wanted: string) =>
  world.modules.sweeps.find(({ name }) => name === `worksheets.${wanted}`)?.run();
const placeOf = async (fileId: number) => {
  const { rows } = await world.pool.query<{
    tenantId: number;
    studentId: number;
    studentWorksheetId: number;
    key: string;
  }>(
    `SELECT tenant_id AS "tenantId", student_id AS "studentId", student_worksheet_id AS "studentWorksheetId",
       file_key AS key FROM worksheet_round_file WHERE id = $1`,
    [fileId],
  );
  if (!rows[0]) throw new Error('no such file');
  return { ...rows[0], kind: 'round', roundNo: 1, role: 'student' } as const;
};
const stateOf = async (fileId: number) =>
  (
    await world.pool.query(
      `SELECT state, refusal, tries FROM stored_file
       WHERE key = (SELECT file_key FROM worksheet_round_file WHERE id = $1)`,
      [fileId],
    )
  ).rows[0];
const setState = (fileId: number, state: string, refusal: string | null = null) =>
  world.pool.query(
    `UPDATE stored_file SET state = $2, refusal = $3, look_again_at = app_now() + interval '150 seconds'
     WHERE key = (SELECT file_key FROM worksheet_round_file WHERE id = $1)`,
    [fileId, state, refusal],
  );

describe('turned in before the due date while the server still looks into a file', () => {
  const sweep = () => runSweep('turn-in-asked');
  /** A good file, and one that is being looked into. */
  const prepare = async () => {
    const worksheetId = await addWorksheet(world);
    const own = filesAt(world, pupil.headers, draftBase(worksheetId));
    await own.upload(pdf('good'));
    const slow = (await own.upload(pdf('slow'))).id;
    await setState(slow, 'checking');
    const pass = async () => {
      await world.pool.query('UPDATE worksheet SET due_at = app_now() WHERE id = $1', [worksheetId]);
      await world.pool.query('SELECT pg_sleep(0.02)');
    };
    return { worksheetId, own, slow, pass };
  };
  const code = async (worksheetId: number) => (await turnIn(worksheetId)).json().code;

  test('it is in time, by itself or when it is asked again, and the receipt names the first moment', async () => {
    const { worksheetId, slow, pass } = await prepare();
    expect(await code(worksheetId)).toBe('handed_in_when_checked');
    await pass();
    await sweep();
    expect(await code(worksheetId)).toBe('handed_in_when_checked');
    const asked = await readWorksheet(world, pupil, worksheetId);
    expect(asked.turnInStatus).toBe(false);
    await setState(slow, 'ready');
    await sweep();
    const shown = await readWorksheet(world, pupil, worksheetId);
    expect(shown).toMatchObject({ turnInStatus: true, roundState: 'turned_in', askedAt: null });
    expect(shown.receipt?.turnedInAt).toBe(asked.askedAt);
    expect(Date.parse(shown.receipt?.turnedInAt ?? '')).toBeLessThanOrEqual(Date.parse(shown.dueAt));
    expect((await turnIn(worksheetId)).json().receipt.code).toBe(shown.receipt?.code);
  });

  test('a file that is refused afterwards comes back to the student in time; too late, the good ones count', async () => {
    const inTime = await prepare();
    await code(inTime.worksheetId);
    await setState(inTime.slow, 'refused', 'broken');
    await sweep();
    await inTime.pass();
    expect(await code(inTime.worksheetId)).toBe('worksheet_overdue');

    const late = await prepare();
    await code(late.worksheetId);
    await late.pass();
    await setState(late.slow, 'refused', 'broken');
    await sweep();
    expect(await readWorksheet(world, pupil, late.worksheetId)).toMatchObject({
      turnInStatus: true,
      studentAttachmentList: [{ name: 'good.pdf' }, { name: 'slow.pdf', state: 'refused' }],
    });
    const seen = await filesAt(world, tutor.headers, givenBase(late.worksheetId)).call(
      'GET',
      `/submissions/${pupil.studentId}`,
    );
    expect(seen.json().submission.rounds[0].student_files).toMatchObject([{ name: 'good.pdf' }]);
  });

  test('a page that announces the same file again, after a reload or a lost answer, takes nothing back', async () => {
    const { worksheetId, own, slow, pass } = await prepare();
    await code(worksheetId);
    const [same] = (await own.announce([pdf('slow')])).json().files;
    expect(same.id).toBe(slow);
    await setState(slow, 'ready');
    await pass();
    await sweep();
    expect((await readWorksheet(world, pupil, worksheetId)).turnInStatus).toBe(true);
  });

  test('whoever goes on with it has not handed it in', async () => {
    const { worksheetId, own, slow, pass } = await prepare();
    await code(worksheetId);
    const [more] = (await own.announce([pdf('more')])).json().files;
    await own.remove(more.id);
    await setState(slow, 'ready');
    await pass();
    await sweep();
    expect(await code(worksheetId)).toBe('worksheet_overdue');
  });

  test('files that came with the older call in time are in time, however long the look takes', async () => {
    const worksheetId = await addWorksheet(world);
    // The due moment passes while the files are looked into.
    const scan = async () => {
      await world.pool.query('UPDATE worksheet SET due_at = app_now() WHERE id = $1', [worksheetId]);
      await world.pool.query('SELECT pg_sleep(0.02)');
      return true;
    };
    const { db } = world;
    const { tenantId } = await db
      .selectFrom('student')
      .select('tenant_id as tenantId')
      .where('id', '=', pupil.studentId)
      .executeTakeFirstOrThrow();
    await submitFiles(
      {
        db,
        scan,
        storage: { put: async () => {} } as Partial<Storage> as Storage,
        enrolment: createEnrolmentModule({ db } as Parameters<typeof createEnrolmentModule>[0]),
        catalogue: { findCourses: async () => [], findSubjectHead: async () => null },
      },
      {
        learner: { tenantId, studentId: pupil.studentId },
        worksheetId,
        isFinal: true,
        files: [
          { name: 'a.pdf', contentType: 'application/pdf', content: makePdf({ text: 'just in time' }) },
        ],
      },
    );
    expect(await readWorksheet(world, pupil, worksheetId)).toMatchObject({ turnInStatus: true });
  });
});

describe('a look that comes to no end', () => {
  const announce = async (text: string) => {
    const files = filesAt(world, pupil.headers, draftBase(await addWorksheet(world)));
    const [upload] = (await files.announce([pdf(text)])).json().files;
    return { files, id: upload.id as number };
  };

  test('does not count against the file when the store or anything else of ours is in trouble', async () => {
    const { id } = await announce('trouble');
    await setState(id, 'checking');
    const place = await placeOf(id);
    const storage = {
      sizes: () => Promise.reject(new Error('the store is away')),
    } as Partial<Storage> as Storage;
    for (let times = 0; times < 25; times += 1) {
      const look = checkStoredFile({ db: world.db, storage, scan: null }, place);
      await expect(look).rejects.toThrow('the store is away');
    }
    expect(await stateOf(id)).toEqual({ state: 'checking', refusal: null, tries: 0 });
    await world.pool.query('UPDATE stored_file SET tries = 20 WHERE key = $1', [place.key]);
    const empty = { removeAll: async () => {} } as Partial<Storage> as Storage;
    await checkStoredFile({ db: world.db, storage: empty, scan: null }, place);
    expect(await stateOf(id)).toMatchObject({ state: 'refused', refusal: 'broken' });
  });

  test('is asked for again once no look can be running any more, and not before', async () => {
    const { id } = await announce('killed');
    await setState(id, 'checking');
    await runSweep('check-again');
    await settle(world);
    expect(await stateOf(id)).toMatchObject({ state: 'checking' });
    await world.moveClock('3 minutes');
    await runSweep('check-again');
    await settle(world);
    // Nothing was ever sent of it.
    expect(await stateOf(id)).toMatchObject({ state: 'refused', refusal: 'mismatch' });
  });

  test('no address is handed out for a file that has been finished meanwhile', async () => {
    const { id } = await announce('finished');
    const place = await placeOf(id);
    const file = await requireFile(world.db, place, id);
    await world.pool.query('UPDATE stored_file SET pieces_until = NULL WHERE key = $1', [place.key]);
    await setState(id, 'checking');
    const storage = {
      sizes: async () => new Map(),
      uploadUrl: () => 'http://somewhere',
    } as Partial<Storage> as Storage;
    const upload = await findUpload({ db: world.db, storage }, file);
    expect(upload).toMatchObject({ state: 'checking', missing: [] });
  });

  test('an upload that somebody goes on with is kept, however long ago it began', async () => {
    const { files, id } = await announce('patience');
    const given = await announce('given up');
    for (const one of [id, given.id]) {
      await world.pool.query(
        `UPDATE stored_file SET created_at = app_now() - interval '8 days', pieces_until = NULL
         WHERE key = (SELECT file_key FROM worksheet_round_file WHERE id = $1)`,
        [one],
      );
    }
    await files.announce([pdf('patience')]);
    await runSweep('sweep-files');
    expect(await stateOf(id)).toMatchObject({ state: 'uploading' });
    expect(await stateOf(given.id)).toBeUndefined();
  });

  test('files that were refused take their places, too', async () => {
    const files = filesAt(world, pupil.headers, draftBase(await addWorksheet(world)));
    for (let start = 0; start < 20; start += 5) {
      const five = Array.from({ length: 5 }, (_none, index) => pdf(`bad ${start + index}`));
      for (const { id } of (await files.announce(five)).json().files) await setState(id, 'refused', 'broken');
    }
    expect((await files.announce([pdf('one more')])).json().code).toBe('too_many_files');
    expect((await files.announce([pdf('bad 3')])).statusCode).toBe(200);
  });
});
