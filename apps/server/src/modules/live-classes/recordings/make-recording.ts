import { rm } from 'node:fs/promises';
import { localTextSchema } from '@shala/brand/brand.ts';
import { addSourceFile, createDraft } from '#modules/catalogue/index.ts';
import type { Database } from '#platform/db/database.ts';
import type { MediaNodes } from '#platform/media/media-nodes.ts';
import type { Storage } from '#platform/storage.ts';
import { inWorkFolder } from '#platform/work-folder.ts';
import { lessonTitle } from '../domain/lesson-title.ts';
import { isVideo } from '../domain/recording-file.ts';
import {
  beginMaking,
  endMaking,
  forgetTry,
  lockMaking,
  type Making,
  selectLibraryOf,
  updateContent,
} from '../recording-make-store.ts';
import type { WhichRecording } from '../recording-store.ts';
import { makeFilm } from './make-film.ts';
import { RecordingFailure } from './recording-failure.ts';
import { findTrackFiles, waitForWriters } from './track-files.ts';

export interface RecordingDeps {
  db: Database;
  storage: Storage;
  media: Pick<MediaNodes, 'names' | 'recordingsFolder'>;
}

const mostTries = 5;

/**
 * Makes a lesson, not shown to anybody yet, of what was recorded. It may be killed at any moment and runs again from
 * the files; a film that the catalogue has already is not made twice.
 */
export async function makeRecording(
  deps: RecordingDeps,
  which: WhichRecording,
  signal: AbortSignal,
): Promise<void> {
  const making = await beginMaking(deps.db, which);
  if (!making) return;
  try {
    if (making.tries > mostTries) throw new RecordingFailure('gave_up');
    if (!making.hasFilm) await inWorkFolder((folder) => work(deps, { which, making, folder, signal }));
    await endMaking(deps.db, which, null);
  } catch (error) {
    if (error instanceof RecordingFailure) return endMaking(deps.db, which, error.code);
    if (signal.aborted) await forgetTry(deps.db, which);
    else if (making.tries >= mostTries) await endMaking(deps.db, which, 'gave_up');
    throw error;
  }
}

interface Work {
  which: WhichRecording;
  making: Making;
  folder: string;
  signal: AbortSignal;
}

async function work(deps: RecordingDeps, { which, making, folder, signal }: Work): Promise<void> {
  const { chapterId, isOwnCourse } = making;
  if (chapterId === null) throw new RecordingFailure('no_chapter');
  if (!isOwnCourse) throw new RecordingFailure('course_of_another_owner');
  await waitForWriters(
    (await findFiles(deps, making)).map(({ path }) => path),
    signal,
  );
  const tracks = await removePictures(await findFiles(deps, making));
  const film = await makeFilm({ tracks, folder, signal });
  const contentId = await openDraft(deps, { which, making, chapterId });
  // Thrown away meanwhile.
  if (contentId === null) return;
  await addSourceFile(deps, { libraryId: await selectLibraryOf(deps.db, contentId), path: film });
}

async function findFiles({ media }: RecordingDeps, { tracks }: Making) {
  const found = await Promise.all(
    tracks.map(async ({ node, fileName, what }) => {
      const paths = await findTrackFiles({ folder: media.recordingsFolder(node), fileName });
      return paths.map((path) => ({ path, what }));
    }),
  );
  return found.flat();
}

/** The media server writes a sender whole, but students are only heard: their pictures wait for no sweep. */
async function removePictures<Track extends { path: string; what: string }>(tracks: Track[]) {
  const isPicture = ({ path, what }: Track) => what === 'student' && isVideo(path);
  for (const { path } of tracks.filter(isPicture)) await rm(path, { force: true });
  return tracks.filter((track) => !isPicture(track));
}

interface OpenDraft {
  which: WhichRecording;
  making: Making;
  chapterId: number;
}

function openDraft({ db }: RecordingDeps, { which, making, chapterId }: OpenDraft): Promise<number | null> {
  return db.transaction().execute(async (tx) => {
    const locked = await lockMaking(tx, which);
    if (!locked || locked.contentId !== null) return locked?.contentId ?? null;
    const contentId = await createDraft(tx, {
      tenantId: which.tenantId,
      chapterId,
      contentType: 'video',
      title: lessonTitle(localTextSchema.parse(making.title), making.startsAt),
      externalUrl: null,
    });
    await updateContent(tx, which, contentId);
    return contentId;
  });
}
