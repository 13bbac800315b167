import { notFound } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import { newReference } from '#platform/random.ts';
import { parseFileName, roomFolder } from '../domain/recording-file.ts';
import { insertTrack, selectClassOf, selectTrackNames, type WhichRecording } from '../recording-store.ts';

interface AddTrack extends WhichRecording {
  /** The media node that writes the file. */
  node: string;
  what: 'host' | 'screen' | 'student';
  /** Of a student. */
  studentId: number | null;
}

/** A file that a publisher is about to be recorded into; its name is told as seen from the room's folder. */
export async function addTrack(
  tx: Tx,
  { tenantId, recordingId, node, what, studentId }: AddTrack,
): Promise<{ fileName: string }> {
  const liveClassId = await selectClassOf(tx, { tenantId, recordingId });
  if (liveClassId === null) throw notFound();
  const [known] = await selectTrackNames(tx, { tenantId, recordingId });
  const recording = known === undefined ? `${recordingId}-${newReference()}` : parseFileName(known).recording;
  const fileName = `${recording}-${newReference()}`;
  const place = `${roomFolder({ tenantId, liveClassId })}/${fileName}`;
  await insertTrack(
    tx,
    { tenantId, recordingId },
    { node, what, author_student_id: what === 'student' ? studentId : null, file_name: place },
  );
  return { fileName };
}
