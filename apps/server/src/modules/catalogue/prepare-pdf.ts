import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileTypeFromFile } from 'file-type';
import { makePoster } from '#platform/images.ts';
import { countPages, drawFirstPage } from '#platform/pdf-files.ts';
import { MediaFailure } from './media-failure.ts';
import type { Prepared, Preparing } from './prepared.ts';

/** A thick book. */
const mostPages = 2_000;

/** A PDF is shown as it was given; it gets a number of pages and a picture of the first one. */
export async function preparePdf({ source, folder, hasPoster, signal }: Preparing): Promise<Prepared> {
  const type = await fileTypeFromFile(source);
  if (type?.mime !== 'application/pdf') throw new MediaFailure('not_a_pdf');
  const pageCount = await countPages(source, signal);
  if (pageCount === null || pageCount === 0) throw new MediaFailure('broken_file');
  if (pageCount > mostPages) throw new MediaFailure('too_long');
  await mkdir(folder, { recursive: true });
  if (!hasPoster) {
    const page = `${folder}.page`;
    if (!(await drawFirstPage(source, page, signal))) throw new MediaFailure('broken_file');
    const poster = await makePoster(`${page}.png`, 640);
    if ('refused' in poster) throw new MediaFailure('broken_file');
    await writeFile(join(folder, 'poster.jpg'), poster.picture);
  }
  return { kind: 'pdf', pageCount };
}
