import { createDecipheriv } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addLibrary, type MediaWorld, makeFilm, openMediaWorld } from '../../../test/media.ts';
import { aarav, dhruv, type SignedIn, shala, shreya, signIn, udaan } from '../../../test/people.ts';
import { killProcesses, startProcess } from '../../../test/process.ts';
import { settle, startTestWorker } from '../../../test/worker.ts';
import { addSourceFile } from '../catalogue/index.ts';

vi.setConfig({ testTimeout: 90_000 });

let world: MediaWorld;
let libraryId: number;
let student: SignedIn;
let enrolmentId: number;

beforeAll(async () => {
  world = await openMediaWorld({ MEDIA_LINK_SECONDS: '300' });
  const worker = await startTestWorker(world);
  libraryId = await addLibrary(world, 'keyed');
  const path = await makeFilm(join(world.folder, 'keyed.mp4'), { seconds: 5 });
  await addSourceFile(world, { libraryId, path });
  await settle(world, 120_000);
  await worker.stop();
  student = await signIn(world.server, aarav);
  const { rows } = await world.pool.query<{ id: number }>('SELECT id FROM enrolment WHERE student_id = $1', [
    student.body.student.id,
  ]);
  enrolmentId = Number(rows[0]?.id);
}, 150_000);
afterAll(async () => {
  killProcesses();
  await world.stop();
});

const keyPath = (id = libraryId) => `/api/v1/course/student/content_key?contentLibraryId=${id}`;
const playlistPath = (rendition = '', course = enrolmentId) =>
  `/api/v1/course/student/student_courses/${course}/content_libraries/${libraryId}/playlist${rendition}`;
const get = (url: string, headers: Record<string, string> = student.headers) =>
  world.server.inject({ method: 'GET', url, headers });

describe('the playlist of a film', () => {
  test('leads to segments and a key that together give the film [VW-14]', async () => {
    const master = await get(playlistPath());
    expect(master.statusCode).toBe(200);
    expect(master.headers['content-type']).toContain('application/vnd.apple.mpegurl');
    expect(master.headers['cache-control']).toBe('no-store');
    expect(master.body).toContain('\nplaylist/240p\n');
    expect(master.body).toContain('\nplaylist/audio\n');

    const second = await get(playlistPath().replace('/v1/', '/v2/'));
    expect([second.statusCode, second.body]).toEqual([200, master.body]);

    const list = await get(playlistPath('/240p'));
    expect(list.headers['cache-control']).toBe('no-store');
    const keyAddress = /#EXT-X-KEY:METHOD=AES-128,URI="([^"]+)"/.exec(list.body)?.[1] ?? '';
    expect(keyAddress).toBe(`${keyPath()}&version=1`);
    const key = await get(keyAddress);
    expect(key.rawPayload).toHaveLength(16);

    const [first = ''] = list.body.split('\n').filter((line) => line.startsWith('http'));
    const segment = await fetch(first);
    expect(segment.status).toBe(200);
    const decipher = createDecipheriv('aes-128-cbc', key.rawPayload, Buffer.alloc(16));
    const plain = Buffer.concat([
      decipher.update(Buffer.from(await segment.arrayBuffer())),
      decipher.final(),
    ]);
    expect([plain[0], plain[188]]).toEqual([0x47, 0x47]);
  });

  test('holds addresses that live as long as the configuration says, with more than a third of it left', async () => {
    const list = await get(playlistPath('/audio'));
    const [address = ''] = list.body.split('\n').filter((line) => line.startsWith('http'));
    const query = new URL(address).searchParams;
    expect(query.get('X-Amz-Expires')).toBe('300');
    const signed = query.get('X-Amz-Date') ?? '';
    const at = Date.parse(signed.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6Z'));
    expect(at + 300_000 - Date.now()).toBeGreaterThan(100_000);
  });

  test('is unknown by another name, in another course and to a student without the course', async () => {
    expect((await get(playlistPath('/1080p'))).statusCode).toBe(404);
    expect((await get(playlistPath('', enrolmentId + 1))).statusCode).toBe(404);
    const stranger = await signIn(world.server, dhruv);
    expect((await get(playlistPath(), stranger.headers)).statusCode).toBe(404);
    expect((await get(playlistPath(), { host: shala })).statusCode).toBe(401);
  });
});

describe('the key of a film', () => {
  test('is 16 bytes for a student who may watch, and nobody keeps it on the way [AL-46]', async () => {
    const answer = await get(keyPath());
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload).toHaveLength(16);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-type']).toBe('application/octet-stream');
  });

  test('is refused without a token, with one of another family, tenant or course [AL-46] [VW-14]', async () => {
    expect((await get(keyPath(), { host: shala })).statusCode).toBe(401);
    const { headers } = await signIn(world.server, dhruv);
    expect((await get(keyPath(), headers)).statusCode).toBe(404);
    const elsewhere = await signIn(world.server, shreya, udaan);
    expect((await get(keyPath(), elsewhere.headers)).statusCode).toBe(404);
    expect((await get(keyPath(), { ...elsewhere.headers, host: shala })).statusCode).toBe(401);
    expect((await get(keyPath(999_999))).statusCode).toBe(404);
    expect((await get(`${keyPath()}&version=7`)).statusCode).toBe(404);
  });

  test('is in the log by student and film, and never by itself', async () => {
    const api = await startProcess('api', world.environment);
    const url = `http://127.0.0.1:${api.port}${keyPath()}`;
    const answer = await fetch(url, { headers: { authorization: student.headers.authorization } });
    const key = Buffer.from(await answer.arrayBuffer());
    expect(key).toHaveLength(16);
    const line = {
      msg: 'gave a content key',
      studentId: student.body.student.id,
      contentLibraryId: libraryId,
    };
    await vi.waitFor(() => expect(api.lines).toContainEqual(expect.objectContaining(line)), 10_000);
    const log = JSON.stringify(api.lines);
    expect(log).not.toContain(key.toString('hex'));
    expect(log).not.toContain(key.toString('base64'));
    api.child.kill('SIGKILL');
  });

  test('cannot be collected: a session that asks too often has to wait', async () => {
    const { headers } = await signIn(world.server, aarav);
    const answers = await Promise.all(Array.from({ length: 61 }, () => get(keyPath(), headers)));
    expect(answers.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThanOrEqual(1);
    // Only keys: the film itself goes on.
    expect((await get(playlistPath(), headers)).statusCode).toBe(200);
  });

  test('is refused while the film is open, once the enrolment has run out [VW-14]', async () => {
    expect((await get(keyPath())).statusCode).toBe(200);
    await world.pool.query(
      'UPDATE access_grant SET to_day = app_today() - 1 WHERE student_id = $1 AND to_day >= app_today()',
      [student.body.student.id],
    );
    for (const path of [keyPath(), playlistPath(), playlistPath('/240p')]) {
      const answer = await get(path);
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'subscription_required']);
    }
  });
});
