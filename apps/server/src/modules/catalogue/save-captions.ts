import { createHash } from 'node:crypto';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import { newSecret } from '#platform/random.ts';
import type { MediaDeps } from './add-source-file.ts';
import { selectCaptions } from './content-read-store.ts';
import { readCaptions } from './domain/captions.ts';
import { keepLeftover, upsertLeftover } from './media-leftover-store.ts';
import { selectSource, upsertCaption } from './media-store.ts';

export interface SaveCaptions {
  libraryId: number;
  locale: 'en' | 'hi';
  /** WebVTT or SubRip. */
  text: string;
  /** Written in the same transaction. */
  note?: (tx: Tx) => Promise<void>;
}

/** Subtitles of a film in one language. Others that were there before go. */
export async function saveCaptions(
  { db, storage }: MediaDeps,
  { libraryId, locale, text, note }: SaveCaptions,
): Promise<void> {
  const library = await selectSource(db, libraryId);
  if (!library) throw notFound();
  if (library.content_type !== 'video') throw new AppError('content_takes_no_captions');
  // While another film is made ready, its length is not known yet.
  const length = library.state === 'ready' ? library.duration_seconds : null;
  const found = readCaptions(text, length);
  if ('fault' in found) {
    const { code, line } = found.fault;
    throw new AppError(code, line === null ? {} : { line });
  }

  // The name begins with a secret, as every file's does, and ends with what is in it, to know it again.
  const content = Buffer.from(found.text);
  const ending = `-${createHash('sha256').update(content).digest('hex')}.vtt`;
  const known = await selectCaptions(db, libraryId);
  if (known.some((row) => row.locale === locale && row.file_key.endsWith(ending))) return;
  const key = `captions/${newSecret()}${ending}`;
  await upsertLeftover(db, key, 24 * 60 * 60);
  await storage.put(key, content, 'text/vtt; charset=utf-8');
  await db.transaction().execute(async (tx) => {
    const before = await upsertCaption(tx, { content_library_id: libraryId, locale, file_key: key });
    await keepLeftover(tx, key);
    if (before !== null) await upsertLeftover(tx, before, 30 * 60);
    await note?.(tx);
  });
}
