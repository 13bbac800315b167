import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { AppError, notFound } from '#platform/app-error.ts';
import { newSecret } from '#platform/random.ts';
import type { MediaDeps } from './add-source-file.ts';
import { selectCaptions } from './content-read-store.ts';
import { isWebVtt } from './domain/web-vtt.ts';
import { keepLeftover, upsertLeftover } from './media-leftover-store.ts';
import { selectSource, upsertCaption } from './media-store.ts';

export interface AddCaptions {
  libraryId: number;
  locale: 'en' | 'hi';
  path: string;
}

const mostBytes = 1024 * 1024;

/** Subtitles of a film in one language, kept as they were given. Others that were there before go. */
export async function addCaptions(
  { db, storage }: MediaDeps,
  { libraryId, locale, path }: AddCaptions,
): Promise<void> {
  const library = await selectSource(db, libraryId);
  if (!library) throw notFound();
  if (library.content_type !== 'video') throw new AppError('content_takes_no_captions');
  const { size } = await stat(path);
  const content = size > mostBytes ? Buffer.alloc(0) : await readFile(path);
  if (!isWebVtt(content.toString('utf8'))) throw new AppError('captions_invalid');

  // The name begins with a secret, as every file's does, and ends with what is in it, to know it again.
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
  });
}
