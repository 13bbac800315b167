import { readFile, stat } from 'node:fs/promises';
import { AppError } from '#platform/app-error.ts';
import type { MediaDeps } from './add-source-file.ts';
import { saveCaptions } from './save-captions.ts';

export interface AddCaptions {
  libraryId: number;
  locale: 'en' | 'hi';
  path: string;
}

const mostBytes = 1024 * 1024;

/** Subtitles of a film in one language, from a file of this machine. */
export async function addCaptions(deps: MediaDeps, { libraryId, locale, path }: AddCaptions): Promise<void> {
  const { size } = await stat(path);
  if (size > mostBytes) throw new AppError('captions_invalid');
  await saveCaptions(deps, { libraryId, locale, text: await readFile(path, 'utf8') });
}
