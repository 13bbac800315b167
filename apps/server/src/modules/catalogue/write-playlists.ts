import * as z from 'zod';
import { notFound } from '#platform/app-error.ts';
import type { Database } from '#platform/db/database.ts';
import type { Storage } from '#platform/storage.ts';
import { masterPlaylist, renditionPlaylist } from './domain/playlists.ts';
import { selectRendition, selectRenditions } from './media-play-store.ts';

const segmentsSchema = z.array(z.tuple([z.string(), z.number()]));
/** A lesson's list is some 50 kB: this many are kept at most. */
const mostKept = 200;

export interface WriteMaster {
  libraryId: number;
  /** Where a rendition's own playlist is, relative to this one. */
  addressOf(name: string): string;
}

export interface WriteRendition {
  libraryId: number;
  name: string;
  keyAddress(version: number): string;
}

/**
 * Whoever calls has asked whether the student may watch: the lists hold addresses that anybody can open while
 * they last. They are the same for everybody, so each one is signed once in a while and not for every student.
 */
export function createPlaylists({ db, storage }: { db: Database; storage: Storage }) {
  const kept = new Map<string, Promise<string>>();

  async function sign(prefix: string, segments: unknown, keyAddress: string): Promise<string> {
    const signed = segmentsSchema.parse(segments).map(async ([name, seconds]) => ({
      seconds,
      address: (await storage.signedUrl(prefix + name)) ?? '',
    }));
    return renditionPlaylist(await Promise.all(signed), keyAddress);
  }

  return {
    async writeMaster({ libraryId, addressOf }: WriteMaster): Promise<string> {
      const renditions = await selectRenditions(db, libraryId);
      if (renditions.length === 0) throw notFound();
      return masterPlaylist(renditions, addressOf);
    },

    async writeRendition({ libraryId, name, keyAddress }: WriteRendition): Promise<string> {
      const rendition = await selectRendition(db, libraryId, name);
      if (!rendition) throw notFound();
      const { key_prefix: prefix, segments, version } = rendition;
      const id = `${storage.signingStep()} ${prefix} ${keyAddress(version)}`;
      const known = kept.get(id);
      if (known) return known;
      const written = sign(prefix, segments, keyAddress(version));
      const [oldest] = kept.keys();
      if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
      kept.set(id, written);
      written.catch(() => kept.delete(id));
      return written;
    },
  };
}
