import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addTrack } from '../../src/modules/live-classes/recordings/add-track.ts';
import { beginRecording } from '../../src/modules/live-classes/recordings/begin-recording.ts';
import { stopRecording } from '../../src/modules/live-classes/recordings/stop-recording.ts';
import type { MediaWorld } from '../media.ts';
import { openStaffSession } from '../staff-session.ts';

export const ananya = 'ananya.mukherjee@shala.example.org';

/** The class of the demo school that runs now, and its tutor. */
export async function findClass({ pool }: Pick<MediaWorld, 'pool'>) {
  const { rows } = await pool.query<{ tenant_id: string; id: string; staff_id: string; chapter_id: string }>(
    "SELECT tenant_id, id, staff_id, chapter_id FROM live_class WHERE title ->> 'en' LIKE 'Square roots by%'",
  );
  const [row] = rows;
  if (!row) throw new Error('the demo school has no such class');
  return {
    tenantId: Number(row.tenant_id),
    liveClassId: Number(row.id),
    staffId: Number(row.staff_id),
    chapterId: Number(row.chapter_id),
  };
}
export type FoundClass = Awaited<ReturnType<typeof findClass>>;

export const begin = (world: MediaWorld, liveClass: FoundClass) =>
  world.db.transaction().execute((tx) => beginRecording(tx, liveClass));

export const stop = (world: MediaWorld, liveClass: FoundClass) =>
  world.db.transaction().execute((tx) => stopRecording(tx, liveClass));

export interface GivenTrack {
  node?: string;
  what: 'host' | 'screen' | 'student';
  studentId?: number;
  /** By what the media server adds to the name: `-audio-0.mjr`. */
  files: Readonly<Record<string, Buffer>>;
}

/** A publisher was recorded. */
export async function addFiles(
  world: MediaWorld,
  { tenantId, liveClassId }: FoundClass,
  recordingId: number,
  { node = 'one', what, studentId, files }: GivenTrack,
): Promise<void> {
  const track = { tenantId, recordingId, node, what, studentId: studentId ?? null };
  const { fileName } = await world.db.transaction().execute((tx) => addTrack(tx, track));
  const home = join(world.folder, 'recordings', node, `${tenantId}-${liveClassId}`);
  await mkdir(home, { recursive: true });
  for (const [ending, content] of Object.entries(files))
    await writeFile(join(home, fileName + ending), content);
}

/** The media node is not spoken to: its files are written by the test. */
export const mediaEnvironment = (folder: string) => ({
  MEDIA_NODES: 'one=ws+unix:///nowhere/janus.sock',
  MEDIA_RECORDINGS: join(folder, 'recordings'),
});

export interface RecordingRow {
  state: string;
  failure_code: string | null;
  tries: number;
  content_id: string | null;
}

export async function recordingRow({ pool }: Pick<MediaWorld, 'pool'>, id: number): Promise<RecordingRow> {
  const { rows } = await pool.query<RecordingRow>('SELECT * FROM live_recording WHERE id = $1', [id]);
  const [row] = rows;
  if (!row) throw new Error('there is no such recording');
  return row;
}

/** The film that was made, as a file of this machine, and what became of it. */
export async function readLesson(world: MediaWorld, recordingId: number) {
  const { rows } = await world.pool.query(
    `SELECT content.id, chapter_id, title, is_active, library.id AS library_id, library.state, source_key,
       duration_seconds, ready_version,
       (SELECT count(*)::int FROM media_rendition WHERE content_library_id = library.id) AS renditions
     FROM live_recording recording JOIN content ON content.id = recording.content_id
     JOIN content_library library ON library.id = content.content_library_id WHERE recording.id = $1`,
    [recordingId],
  );
  const [row] = rows;
  if (!row) throw new Error('there is no lesson');
  const path = join(world.folder, `lesson-${recordingId}.mp4`);
  await writeFile(path, await world.read(row.source_key));
  return { row, path };
}

/** Calls about the recordings of a class, by its tutor. */
export async function openTutor(world: MediaWorld, { liveClassId }: FoundClass, email = ananya) {
  const { headers } = await openStaffSession(world, email);
  const base = `/api/v1/live_class_management/staff/live_classes/${liveClassId}/recordings`;
  return async (path = '', payload?: object) => {
    const answer = await world.server.inject({
      method: path === '' ? 'GET' : 'POST',
      url: base + path,
      headers,
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
}
