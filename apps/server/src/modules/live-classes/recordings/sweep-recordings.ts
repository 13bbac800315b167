import {
  deleteTracks,
  discardRemoved,
  selectDone,
  selectDue,
  selectForgotten,
  updateLookAgain,
} from '../recording-sweep-store.ts';
import type { RecordingDeps } from './make-recording.ts';
import { enqueueMake } from './make-task.ts';
import { stopRecording } from './stop-recording.ts';
import { removeRecordingFiles } from './track-files.ts';

const inOneGo = 50;

/** Recordings that nobody has ended, and those whose making was lost on the way. */
export async function sweepRecordings({ db }: Pick<RecordingDeps, 'db'>): Promise<void> {
  for (const which of await selectForgotten(db)) {
    await db.transaction().execute((tx) => stopRecording(tx, which));
  }
  for (const which of await selectDue(db)) {
    await db.transaction().execute(async (tx) => {
      await enqueueMake(tx, which);
      await updateLookAgain(tx, which);
    });
  }
}

/** Files leave the media nodes first, their rows last: killed between, it is done again. */
export async function sweepRecordingFiles({ db, media }: RecordingDeps): Promise<void> {
  await discardRemoved(db);
  const failures: unknown[] = [];
  for (const { files, ...which } of await selectDone(db, inOneGo)) {
    try {
      for (const { node, fileName } of files) {
        // A node that is not there any more has taken its files along.
        if (!media.names.includes(node)) continue;
        await removeRecordingFiles({ folder: media.recordingsFolder(node), fileName });
      }
      await deleteTracks(db, which);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'files of recordings could not be removed');
}
