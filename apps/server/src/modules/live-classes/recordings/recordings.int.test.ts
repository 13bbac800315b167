import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outOfStep, readSigns } from '../../../../test/live/in-step.ts';
import { writeMjr } from '../../../../test/live/mjr.ts';
import { makePicture, makeVoice, type Sample } from '../../../../test/live/packets.ts';
import {
  addFiles,
  begin,
  type FoundClass,
  findClass,
  mediaEnvironment,
  openTutor,
  readLesson,
  recordingRow,
  stop,
} from '../../../../test/live/recorded-class.ts';
import { type MediaWorld, openMediaWorld } from '../../../../test/media.ts';
import { aarav, signIn } from '../../../../test/people.ts';
import { settle, startTestWorker } from '../../../../test/worker.ts';

const patience = 120_000;
const first = 1_794_757_309_000;

let world: MediaWorld;
let worker: { stop(): Promise<void> };
let liveClass: FoundClass;
let recordings: string;
let tutor: Awaited<ReturnType<typeof openTutor>>;
let voice: Sample[];
let picture: Sample[];

beforeAll(async () => {
  recordings = await mkdtemp(join(tmpdir(), 'shala-recordings-'));
  world = { ...(await openMediaWorld(mediaEnvironment(recordings))), folder: recordings };
  worker = await startTestWorker(world);
  liveClass = await findClass(world);
  tutor = await openTutor(world, liveClass);
  voice = await makeVoice(recordings, 4);
  picture = await makePicture(recordings, 4);
});
afterAll(async () => {
  await worker.stop();
  await world.stop();
  await rm(recordings, { recursive: true });
});

const audio = (startedMs: number, more = {}) => writeMjr(voice, { kind: 'audio', startedMs, ...more });
const video = (startedMs: number, samples = picture) => writeMjr(samples, { kind: 'video', startedMs });
const files = async () =>
  (await readdir(join(recordings, 'recordings', 'one'), { recursive: true })).filter((name) =>
    name.includes('.mjr'),
  );
const sweep = (name: string) => world.modules.sweeps.find((one) => one.name === name)?.run();

async function recorded(...tracks: Parameters<typeof addFiles>[3][]): Promise<number> {
  const { recordingId } = await begin(world, liveClass);
  for (const track of tracks) await addFiles(world, liveClass, recordingId, track);
  await stop(world, liveClass);
  return recordingId;
}

describe('a class that was cut in the middle', () => {
  let recordingId: number;

  test('[G11] becomes one lesson, with everything at its moment: killed server, mute, screen, a voice of a student', async () => {
    const narrow = await makePicture(recordings, 2, '320x240');
    const wide = await makePicture(recordings, 1, '640x360');
    const screen = [...narrow, ...wide.map(({ at, bytes }) => ({ at: at + 2_000, bytes }))];
    const broken = video(first);
    recordingId = await recorded(
      // The media server was killed: the file ends within a packet.
      {
        what: 'host',
        files: { '-video-1.mjr.tmp': broken.subarray(0, -77), '-audio-0.mjr.tmp': audio(first) },
      },
      // Three seconds later the host is back, mutes after one second for two, and shares a screen.
      {
        what: 'host',
        files: {
          '-video-1.mjr': video(first + 7_000),
          '-audio-0.mjr': audio(first + 7_000, {
            cameAt: ({ at }: Sample) => (at < 1_000 ? at : at + 2_000),
          }),
        },
      },
      { what: 'screen', files: { '-video-0.mjr': video(first + 8_000, screen) } },
      // Sent over a poor line: late, and all at once. Only heard, and never seen.
      {
        what: 'student',
        studentId: (await signIn(world.server, aarav)).body.student.id,
        files: {
          '-audio-0.mjr': audio(first + 13_000, { cameAt: ({ at }: Sample) => Math.max(at, 1_500) }),
          '-video-1.mjr': video(first + 40_000),
        },
      },
      { what: 'host', files: { '-audio-0.mjr': Buffer.alloc(0) } },
    );
    await settle(world, patience);
    expect(await recordingRow(world, recordingId)).toMatchObject({ state: 'ready', failure_code: null });

    const { row, path } = await readLesson(world, recordingId);
    expect(row).toMatchObject({ state: 'ready', is_active: false, chapter_id: liveClass.chapterId });
    expect(row.title.en).toMatch(/^Square roots by the division method · \d+ \w+ 2\d{3}$/);
    expect(row.title.hi).toMatch(/^भाग विधि से वर्गमूल · \d+ /);
    expect(row.renditions).toBeGreaterThan(1);
    const signs = await readSigns(path);
    expect(signs.streams.map(({ codec }) => codec)).toEqual(['h264', 'aac']);
    for (const { start, duration } of signs.streams) {
      expect(start).toBeLessThan(0.1);
      expect(Math.abs(duration - 17)).toBeLessThan(0.1);
    }
    // The mute has taken the voice away and left the picture; the rest is seen and heard together.
    const ofHost = [0.5, 1.5, 2.5, 3.5, 7.5, 10.5, 11.5, 12.5];
    const ofStudent = [13.5, 14.5, 15.5, 16.5];
    expect((await files()).filter((name) => name.includes('-video-'))).toHaveLength(3);
    expect(near(signs.beeps)).toEqual([...ofHost, ...ofStudent]);
    expect(near(signs.flashes)).toEqual([0.5, 1.5, 2.5, 3.5, 7.5, 8.5, 9.5, 10.5]);
    expect(Math.max(...outOfStep({ ...signs, flashes: signs.flashes.slice(0, 5) }))).toBeLessThan(100);
  }, 150_000);

  test('its files leave the media node once the lesson can be played', async () => {
    expect(await files()).not.toEqual([]);
    await sweep('live.recording-files');
    expect(await files()).toEqual([]);
    const { rows } = await world.pool.query('SELECT * FROM live_track WHERE recording_id = $1', [
      recordingId,
    ]);
    expect(rows).toEqual([]);
  });

  test('its tutor looks at it, and publishes it in another chapter: students find it there and are told', async () => {
    const listed = await tutor();
    expect(listed.body.recordings[0]).toMatchObject({
      id: recordingId,
      state: 'ready',
      media_state: 'ready',
      started_by: 'Ananya Mukherjee',
      chapter_id: liveClass.chapterId,
    });
    expect(listed.body.recordings[0].duration_seconds).toBeCloseTo(17, 0);
    const { rows } = await world.pool.query<{ id: number; of_subject: boolean }>(
      `SELECT id, subject_id = (SELECT subject_id FROM chapter WHERE id = $1) AS of_subject FROM chapter
       WHERE id <> $1 ORDER BY of_subject DESC, id`,
      [liveClass.chapterId],
    );
    const elsewhere = Number(rows.find((row) => !row.of_subject)?.id);
    const chapterId = Number(rows[0]?.id);
    const ask = (id: number) => ({ recording: { chapter_id: id, title: { en: 'Roots, recorded' } } });
    expect((await tutor(`/${recordingId}/publish`, ask(elsewhere))).status).toBe(404);
    const published = await tutor(`/${recordingId}/publish`, ask(chapterId));
    expect(published.body.recording).toMatchObject({ state: 'published', chapter_id: chapterId });
    expect((await tutor(`/${recordingId}/publish`, ask(chapterId))).status).toBe(200);
    expect((await tutor(`/${recordingId}/discard`, {})).body.code).toBe('recording_published');

    const { row } = await readLesson(world, recordingId);
    expect(row).toMatchObject({ is_active: true, chapter_id: chapterId, title: { en: 'Roots, recorded' } });
    await settle(world, patience);
    const told = await world.pool.query(
      "SELECT DISTINCT type, action FROM notification WHERE body::text || title::text LIKE '%Roots, recorded%'",
    );
    expect(told.rows).toEqual([{ type: 'content', action: 'published' }]);
    const notes = await world.pool.query(
      "SELECT action FROM audit_log WHERE action LIKE 'live_recording.%' ORDER BY id",
    );
    expect(notes.rows.map(({ action }) => action)).toEqual([
      'live_recording.started',
      'live_recording.published',
    ]);
  });

  test('hidden where lessons are kept, it is to be decided about again, but what students have seen is not thrown away', async () => {
    const { row } = await readLesson(world, recordingId);
    await world.pool.query('UPDATE content SET is_active = false WHERE id = $1', [row.id]);
    expect((await tutor()).body.recordings[0]).toMatchObject({ id: recordingId, state: 'ready' });
    expect((await tutor(`/${recordingId}/discard`, {})).body.code).toBe('content_in_use');
  });
});

/** Signs come at the half of each second: those within a tenth of it, without what the end of the film makes. */
const near = (signs: number[]) =>
  signs
    .filter((at) => at < 16.8)
    .map((at) => (Math.abs(at - Math.floor(at) - 0.5) < 0.1 ? Math.floor(at) + 0.5 : at));

describe('a recording that is no good', () => {
  test('a voice alone becomes a lesson with a card for a picture; thrown away, nothing of it is left', async () => {
    const recordingId = await recorded({ what: 'host', files: { '-audio-0.mjr': audio(first) } });
    await settle(world, patience);
    const { row } = await readLesson(world, recordingId);
    expect(row.state).toBe('ready');
    const discarded = await tutor(`/${recordingId}/discard`, {});
    expect(discarded.body.recording).toMatchObject({ state: 'discarded', content_id: null });
    await sweep('live.recording-files');
    expect(await files()).toEqual([]);
    const { rows } = await world.pool.query('SELECT * FROM content WHERE id = $1', [row.id]);
    expect(rows).toEqual([]);
    expect((await tutor(`/${recordingId}/retry`, {})).body.code).toBe('recording_not_failed');
  }, 60_000);

  test('nothing recorded fails at once and says so; its files go after a week', async () => {
    const recordingId = await recorded({ what: 'host', files: { '-audio-0.mjr': Buffer.from('x') } });
    await settle(world, patience);
    const failed = { state: 'failed', failure_code: 'nothing_recorded' };
    expect(await recordingRow(world, recordingId)).toMatchObject({ ...failed, tries: 1 });
    const again = await tutor(`/${recordingId}/retry`, {});
    expect(again.body.recording.state).toBe('waiting');
    await settle(world, patience);
    expect((await tutor()).body.recordings[0]).toMatchObject({
      id: recordingId,
      failure_code: 'nothing_recorded',
    });
    await sweep('live.recording-files');
    expect(await files()).toHaveLength(1);
    await world.moveClock('8 days');
    await sweep('live.recording-files');
    await world.moveClock('-8 days');
    expect(await files()).toEqual([]);
    expect((await tutor(`/${recordingId}/retry`, {})).body.code).toBe('recording_gone');
  }, 60_000);

  test('a machine that cannot do it is tried five times; somebody can ask for more', async () => {
    const recordingId = await recorded({ node: 'lost', what: 'host', files: {} });
    const job = world.modules.jobs.find(({ task }) => task === 'live.make-recording');
    const make = () =>
      job?.handle({ tenantId: liveClass.tenantId, recordingId }, new AbortController().signal);
    await worker.stop();
    const { tries } = await recordingRow(world, recordingId);
    for (let turn = tries; turn < 5; turn += 1)
      await expect(make()).rejects.toThrow('no media node called lost');
    expect(await recordingRow(world, recordingId)).toMatchObject({
      state: 'failed',
      failure_code: 'gave_up',
      tries: 5,
    });
    expect((await tutor(`/${recordingId}/retry`, {})).body.recording.state).toBe('waiting');
    expect((await recordingRow(world, recordingId)).tries).toBe(0);
    await tutor(`/${recordingId}/discard`, {});
    worker = await startTestWorker(world);
  }, 60_000);

  test('one that nobody has ended is ended after the class, and made', async () => {
    const { recordingId } = await begin(world, liveClass);
    expect((await begin(world, liveClass)).recordingId).toBe(recordingId);
    expect((await tutor(`/${recordingId}/discard`, {})).body.code).toBe('recording_running');
    await sweep('live.recordings');
    expect((await recordingRow(world, recordingId)).state).toBe('recording');
    await world.pool.query('UPDATE live_class SET ended_at = app_now() WHERE id = $1', [
      liveClass.liveClassId,
    ]);
    await sweep('live.recordings');
    await settle(world, patience);
    expect(await recordingRow(world, recordingId)).toMatchObject({ failure_code: 'nothing_recorded' });
  }, 60_000);
});
