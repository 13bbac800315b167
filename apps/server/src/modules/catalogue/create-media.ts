import { notFound } from '#platform/app-error.ts';
import { mediaJobs } from './jobs.ts';
import { selectSealedKey } from './media-play-store.ts';
import type { PrepareDeps } from './prepare-media.ts';
import { createPlaylists } from './write-playlists.ts';

/** Films, from the file to the playlist and the key. What may be played is asked of somebody else before. */
export function createMedia(deps: PrepareDeps) {
  const { db, sealer } = deps;
  return {
    ...createPlaylists(deps),
    /** 16 bytes. A replaced version has its key for as long as players may be open on it. */
    async readKey({ libraryId, version }: { libraryId: number; version: number | null }): Promise<Buffer> {
      const sealed = await selectSealedKey(db, libraryId, version);
      if (sealed === null) throw notFound();
      return Buffer.from(sealer.open(sealed), 'hex');
    },
    jobs: mediaJobs(deps),
  };
}
export type Media = ReturnType<typeof createMedia>;
