import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MediaWorld, openMediaWorld } from '../../../test/media.ts';
import { farah, lakshmi, openParentSession, type ParentSession } from '../../../test/parent-session.ts';
import { dhruv, shreya, signIn, udaan } from '../../../test/people.ts';
import { settle, startTestWorker } from '../../../test/worker.ts';

let world: MediaWorld;
let parent: ParentSession;
let child: number;
let worker: { stop(): Promise<void> };

beforeAll(async () => {
  world = await openMediaWorld();
  worker = await startTestWorker(world);
  parent = await openParentSession(world, lakshmi);
  const { rows } = await world.pool.query<{ id: number }>(
    'SELECT student_id AS id FROM guardian WHERE parent_id = $1 ORDER BY student_id LIMIT 1',
    [parent.parentId],
  );
  child = Number(rows[0]?.id);
  await world.storage.put('pictures/child.jpg', Buffer.from('a picture'), 'image/jpeg');
  await world.pool.query(`UPDATE student SET picture_key = 'pictures/child.jpg' WHERE id = $1`, [child]);
}, 60_000);
afterAll(async () => {
  await worker.stop();
  await world.stop();
});

const pathOf = (studentId: number, rest = '') =>
  `/api/v1/user_management/privacy/students/${studentId}${rest}`;
const call = (method: 'GET' | 'POST' | 'DELETE', url: string, headers = parent.headers) =>
  world.server.inject({ method, url, headers });
const confirm = ({ sessionId }: ParentSession) =>
  world.pool.query('UPDATE session SET confirmed_at = app_now() WHERE id = $1', [sessionId]);
const sweep = async (name: string) => {
  await world.modules.sweeps.find((one) => one.name === name)?.run();
  await settle(world);
};

describe('taking data away', () => {
  test('needs a fresh code; then one file holds the records and the files of the child', async () => {
    const tooEasy = await call('POST', pathOf(child, '/exports'));
    expect([tooEasy.statusCode, tooEasy.json().code]).toEqual([403, 'confirmation_required']);

    await confirm(parent);
    const asked = await call('POST', pathOf(child, '/exports'));
    expect(asked.json().export).toMatchObject({ state: 'waiting', download_url: null });
    await settle(world);
    const [ready] = (await call('GET', pathOf(child))).json().exports;
    expect(ready).toMatchObject({ state: 'ready', size_bytes: expect.any(Number) });

    const zip = unzipSync(new Uint8Array(await (await fetch(ready.download_url)).arrayBuffer()));
    expect(Buffer.from(zip['files/child.jpg'] ?? []).toString()).toBe('a picture');
    const [row] = JSON.parse(Buffer.from(zip['data/student.json'] ?? []).toString());
    expect(row.id).toBe(child);
    expect(Object.keys(zip)).toContain('data/consent.json');
    expect(Buffer.concat(Object.values(zip)).toString()).not.toMatch(/argon2|password_hash/);
  });

  test('asked for again, it does not hold the one before', async () => {
    await confirm(parent);
    await call('POST', pathOf(child, '/exports'));
    await settle(world);
    const [newest] = (await call('GET', pathOf(child))).json().exports;
    const zip = unzipSync(new Uint8Array(await (await fetch(newest.download_url)).arrayBuffer()));
    expect(Object.keys(zip).filter((name) => name.endsWith('.zip'))).toEqual([]);
    expect(Object.keys(zip)).toContain('files/child.jpg');
  });

  test('the file is gone after a week', async () => {
    await world.moveClock('7 days');
    await sweep('privacy.exports');
    const exports = await world.storage.list('exports/');
    expect(exports).toEqual([]);
    await world.moveClock('-7 days');
  });

  test.each([
    ['a parent of other children', () => openParentSession(world, farah)],
    ['a student of another tenant', () => signIn(world.server, shreya, udaan)],
    ['another student', () => signIn(world.server, dhruv)],
  ])('%s finds nothing', async (_who, open) => {
    const { headers } = await open();
    for (const [method, rest] of [
      ['GET', ''],
      ['POST', '/exports'],
      ['POST', '/deletion'],
      ['DELETE', '/deletion'],
    ] as const) {
      expect((await call(method, pathOf(child, rest), headers)).statusCode).toBe(404);
    }
  });

  test('[VA-31] a student under 18 is told to ask a parent; one of age asks for themselves', async () => {
    const { body, headers } = await signIn(world.server, dhruv);
    const { id } = body.student;
    const turn = (years: number) =>
      world.pool.query('UPDATE student SET dob = app_today() - make_interval(years => $2) WHERE id = $1', [
        id,
        years,
      ]);
    await turn(17);
    expect((await call('POST', pathOf(id, '/exports'), headers)).json().code).toBe('privacy_parent_asks');
    expect((await call('GET', pathOf(id), headers)).json().asks).toBe('parent');
    await turn(18);
    expect((await call('GET', pathOf(id), headers)).json().asks).toBe('self');
    expect((await call('POST', pathOf(id, '/exports'), headers)).statusCode).toBe(200);
    await settle(world);
  });
});

describe('being forgotten', () => {
  const rowsOf = async (table: string) => {
    const { rows } = await world.pool.query(`SELECT count(*)::int AS n FROM ${table} WHERE student_id = $1`, [
      child,
    ]);
    return rows[0].n as number;
  };

  test('[LG-04] [M05] [CN-26] is promised within seven working days, says what the law keeps, and can be taken back', async () => {
    await confirm(parent);
    const asked = await call('POST', pathOf(child, '/deletion'));
    const { rows } = await world.pool.query(
      `SELECT count(*)::int AS n FROM generate_series(app_today() + 1, $1::date, interval '1 day') AS day
       WHERE extract(isodow FROM day) < 6`,
      [asked.json().deletion.due_on],
    );
    expect(rows[0].n).toBe(7);
    const { kept } = (await call('GET', pathOf(child))).json();
    expect(kept).toContainEqual({ what: 'receipt', why: expect.stringContaining('eight years') });

    expect((await call('DELETE', pathOf(child, '/deletion'))).json()).toEqual({ success: true });
    await world.moveClock('14 days');
    await sweep('privacy.erase');
    expect(await rowsOf('guardian')).toBeGreaterThan(0);
    await world.moveClock('-14 days');
    expect((await call('GET', pathOf(child))).json().deletion.state).toBe('cancelled');
  });

  test('[LG-04] [CN-26] happens by itself before the promised day: rows, files and names are gone, the sealed name stays', async () => {
    await confirm(parent);
    const { deletion } = (await call('POST', pathOf(child, '/deletion'))).json();
    expect(deletion.erase_on < deletion.due_on).toBe(true);
    await sweep('privacy.erase');
    expect(await rowsOf('guardian')).toBeGreaterThan(0);

    const { rows: until } = await world.pool.query('SELECT $1::date - app_today() AS days', [
      deletion.erase_on,
    ]);
    await world.moveClock(`${until[0].days} days`);
    await sweep('privacy.erase');
    expect(await rowsOf('guardian')).toBe(0);
    expect(await rowsOf('student_credential')).toBe(0);
    expect(await rowsOf('consent')).toBeGreaterThan(0);
    const { rows } = await world.pool.query(
      'SELECT first_name, dob, picture_key FROM student WHERE id = $1',
      [child],
    );
    expect(rows[0]).toEqual({ first_name: '', dob: null, picture_key: null });
    expect(await world.storage.list('pictures/')).toEqual([]);
    const { rows: sealed } = await world.pool.query(
      'SELECT sealed::text AS text FROM sealed_identity WHERE student_id = $1',
      [child],
    );
    expect(sealed[0].text).toMatch(/^\\x/);
    await world.moveClock(`-${until[0].days} days`);
    expect((await call('GET', pathOf(child))).statusCode).toBe(404);
  });
});
