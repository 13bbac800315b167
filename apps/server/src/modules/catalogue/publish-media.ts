import type { Database, Tx } from '#platform/db/database.ts';
import type { Sealer } from '#platform/sealed.ts';
import { tellPublished } from './announce-content.ts';
import { keepLeftover, upsertLeftover } from './media-leftover-store.ts';
import { insertKey, insertRenditions, lockRun, markReady, type Run, replaceKeys } from './media-run-store.ts';
import type { Prepared } from './prepared.ts';

interface PublishMedia {
  run: Run;
  prefix: string;
  prepared: Prepared;
}

/** Players that are open go on with the version they began for so long. */
export const replacedSeconds = 30 * 60;

/**
 * Shows what a run has made, in one step. The first of two runs on one source wins, and a run on a source that
 * was replaced meanwhile loses: what it made goes.
 */
export async function publishMedia(
  { db, sealer }: { db: Database; sealer: Sealer },
  { run, prefix, prepared }: PublishMedia,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const shown = await lockRun(tx, run);
    if (!shown) return upsertLeftover(tx, prefix, 0);
    if (!(await keepLeftover(tx, prefix))) {
      throw new Error('this run was silent for so long that what it made was swept away');
    }
    const version = (shown.ready_version ?? 0) + 1;
    await replace(tx, run, shown);
    if (prepared.kind === 'video') {
      await insertRenditions(tx, { libraryId: run.libraryId, version, prefix }, prepared.renditions);
      await insertKey(tx, run.libraryId, version, sealer.seal(prepared.key.toString('hex')));
    }
    await markReady(tx, run, {
      ready_version: version,
      poster_key: `${prefix}poster.jpg`,
      duration_seconds: prepared.kind === 'video' ? prepared.seconds : null,
      page_count: prepared.kind === 'pdf' ? prepared.pageCount : null,
      file_key: prepared.kind === 'pdf' ? run.sourceKey : null,
      previews:
        prepared.kind === 'video'
          ? JSON.stringify({ key: `${prefix}previews.jpg`, ...prepared.previews })
          : null,
    });
    if (shown.ready_version === null && shown.is_announced_when_ready) {
      await tellPublished(tx, { contentLibraryId: run.libraryId, contentId: null });
    }
  });
}

/** Every version has its poster at the root of its own place in the store: that is where the old one lies. */
async function replace(
  tx: Tx,
  run: Run,
  shown: { poster_key: string | null; file_key: string | null },
): Promise<void> {
  await replaceKeys(tx, run.libraryId);
  const old = [shown.poster_key?.replace(/[^/]+$/, '') ?? null, shown.file_key];
  for (const key of old) {
    if (key !== null && key !== run.sourceKey) await upsertLeftover(tx, key, replacedSeconds);
  }
}
