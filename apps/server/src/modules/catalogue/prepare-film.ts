import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileTypeFromFile } from 'file-type';
import { type FilmFacts, probeFilm, runFfmpeg, safeInput } from '#platform/ffmpeg.ts';
import { makePoster } from '#platform/images.ts';
import { previewSheetFor, renditionsFor } from './domain/renditions.ts';
import { MediaFailure } from './media-failure.ts';
import type { Prepared, Preparing } from './prepared.ts';
import { transcodeFilm } from './transcode-film.ts';

/** A long afternoon's lecture. */
const mostSeconds = 4 * 60 * 60;
/** 4K and a little more. */
const mostPixels = 4096 * 2304;

/** Everything a film is shown with, in the folder: renditions, previews and a poster. */
export async function prepareFilm({
  source,
  folder,
  hasPoster,
  signal,
  onProgress,
}: Preparing): Promise<Prepared> {
  const film = await check(source, signal);
  const key = randomBytes(16);
  const sheet = previewSheetFor(film, film.seconds);
  const renditions = await transcodeFilm({
    source,
    folder,
    film,
    renditions: renditionsFor(film),
    sheet,
    key,
    mostSeconds,
    signal,
    onProgress: (done) => onProgress(film.seconds === null ? 0 : done / film.seconds),
  });
  const [lowest] = renditions;
  const seconds = (lowest?.segments ?? []).reduce((sum, [, length]) => sum + length, 0);
  // What broke off in the middle would be shown as if it ended there.
  if (film.seconds !== null && seconds < film.seconds * 0.9 - 1) throw new MediaFailure('broken_file');
  if (!hasPoster) await takePoster({ source, folder, signal }, seconds * 0.4);
  return { kind: 'video', seconds, key, renditions, previews: sheet };
}

async function check(source: string, signal: AbortSignal): Promise<FilmFacts> {
  const film = await probeFilm(source, signal);
  if (!film) {
    const type = await fileTypeFromFile(source);
    throw new MediaFailure(type?.mime.startsWith('video/') ? 'broken_file' : 'not_a_video');
  }
  if (film.width * film.height > mostPixels) throw new MediaFailure('too_large');
  if (film.seconds !== null && film.seconds > mostSeconds) throw new MediaFailure('too_long');
  return film;
}

async function takePoster(
  { source, folder, signal }: Pick<Preparing, 'source' | 'folder' | 'signal'>,
  second: number,
): Promise<void> {
  const frame = `${folder}.frame.png`;
  const args = ['-ss', second.toFixed(2), ...safeInput(source), '-frames:v', '1', '-update', '1', frame];
  const taken = await runFfmpeg({ args, timeoutMs: 120_000, signal });
  if (taken.outcome !== 'done') throw new MediaFailure('broken_file');
  const poster = await makePoster(frame, 1280);
  if ('refused' in poster) throw new MediaFailure('broken_file');
  await writeFile(join(folder, 'poster.jpg'), poster.picture);
}
