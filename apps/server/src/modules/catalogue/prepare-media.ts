import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#platform/db/database.ts';
import { makePoster } from '#platform/images.ts';
import { newSecret } from '#platform/random.ts';
import type { Sealer } from '#platform/sealed.ts';
import type { Storage } from '#platform/storage.ts';
import { inWorkFolder } from '#platform/work-folder.ts';
import { MediaFailure } from './media-failure.ts';
import { upsertLeftover } from './media-leftover-store.ts';
import { abandonedSeconds, withProgress } from './media-progress.ts';
import { beginRun, failRun, type Run } from './media-run-store.ts';
import { prepareFilm } from './prepare-film.ts';
import { preparePdf } from './prepare-pdf.ts';
import { publishMedia } from './publish-media.ts';
import { sendFolder } from './send-folder.ts';

export interface PrepareDeps {
  db: Database;
  storage: Storage;
  sealer: Sealer;
}

/** Ten killed workers are bad luck; a file that ends every worker is the file. */
const mostTries = 20;

/**
 * Makes a given file ready to be shown. It may run twice at once and may be killed at any moment: each run
 * writes to a place of its own, and the first that is done is published, once.
 */
export async function prepareMedia(
  deps: PrepareDeps,
  { libraryId, signal }: { libraryId: number; signal: AbortSignal },
): Promise<void> {
  const run = await beginRun(deps.db, libraryId);
  if (!run) return;
  const prefix = `media/${newSecret()}/`;
  try {
    if (run.tries > mostTries) throw new MediaFailure('gave_up');
    await upsertLeftover(deps.db, prefix, abandonedSeconds);
    await inWorkFolder((folder) => work(deps, { run, prefix, folder, signal }));
  } catch (error) {
    if (!(error instanceof MediaFailure)) throw error;
    await failRun(deps.db, run, error.code);
    await upsertLeftover(deps.db, prefix, 0);
  }
}

interface Work {
  run: Run;
  prefix: string;
  folder: string;
  signal: AbortSignal;
}

async function work(deps: PrepareDeps, { run, prefix, folder, signal }: Work): Promise<void> {
  const source = join(folder, 'source');
  const made = join(folder, 'made');
  const prepared = await withProgress(deps.db, { run, prefix }, async (report) => {
    await deps.storage.getFile(run.sourceKey, source, signal);
    if ((await stat(source)).size === 0) throw new MediaFailure('empty_file');
    if (run.posterSourceKey !== null)
      await takeGivenPoster(deps, { key: run.posterSourceKey, folder, made, signal });
    const prepare = run.contentType === 'pdf' ? preparePdf : prepareFilm;
    const done = await prepare({
      source,
      folder: made,
      hasPoster: run.posterSourceKey !== null,
      signal,
      onProgress: (part) => report(part * 90),
    });
    await sendFolder(deps.storage, { folder: made, prefix }, (part) => {
      signal.throwIfAborted();
      report(90 + part * 10);
    });
    return done;
  });
  await publishMedia(deps, { run, prefix, prepared });
}

interface GivenPoster {
  key: string;
  folder: string;
  made: string;
  signal: AbortSignal;
}

async function takeGivenPoster({ storage }: PrepareDeps, { key, folder, made, signal }: GivenPoster) {
  const given = join(folder, 'given-poster');
  await storage.getFile(key, given, signal);
  const poster = await makePoster(given, 1280);
  if ('refused' in poster) {
    throw new MediaFailure(poster.refused === 'too_large' ? 'poster_too_large' : 'poster_not_a_picture');
  }
  await mkdir(made, { recursive: true });
  await writeFile(join(made, 'poster.jpg'), poster.picture);
}
