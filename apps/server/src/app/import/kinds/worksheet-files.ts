import { createHash } from 'node:crypto';
import sharp from 'sharp';
import * as z from 'zod';
import { type ImportedFile, importedObjectKey } from '#modules/worksheets/index.ts';
import type { ImportContext } from '../context.ts';
import { sheetPdf } from '../sheet-pdf.ts';
import type { Place } from '../source.ts';

export const sheetName = z.string().regex(/^[a-z0-9-]+\.pdf$/, 'must be a name such as sums.pdf');
export const fileName = z.string().regex(/^[a-z0-9-]+\.(pdf|jpg)$/, 'must be a name such as page-1.jpg');

interface Words {
  title: string;
  text: string;
  at: Place;
}

/** Makes the files that an import only names. Null: there is no file store to put them into. */
export async function makeFiles(
  context: ImportContext,
  owner: string,
  names: readonly string[],
  { title, text, at }: Words,
): Promise<ImportedFile[] | null> {
  if (names.length > 0 && !context.figures.hasStore) {
    context.problem(at, 'needs a file store: set S3_ENDPOINT and the other S3 settings');
    return null;
  }
  const files: ImportedFile[] = [];
  for (const name of names) {
    const isPdf = name.endsWith('.pdf');
    const content = isPdf ? sheetPdf(title, [text]) : await drawPage(name);
    const contentType = isPdf ? 'application/pdf' : 'image/jpeg';
    const sourceHash = createHash('sha256').update(content).digest();
    const key = createHash('sha256').update(`${owner}/${name}/`).update(sourceHash).digest('base64url');
    const file = { name, key, contentType, sizeBytes: content.length, sourceHash } as const;
    context.figures.wantFile({ key: importedObjectKey(file), content, contentType });
    files.push(file);
  }
  return files;
}

/** A page of a notebook with lines of writing, as a phone would see it; each name has its own hand. */
function drawPage(name: string): Promise<Buffer> {
  const hand = createHash('sha256').update(name).digest();
  const rules = Array.from({ length: 24 }, (_none, row) => `M0 ${120 + row * 40}h800`).join('');
  const writing = Array.from({ length: 18 }, (_none, row) => {
    const words = Array.from({ length: 6 }, (_one, word) => {
      const up = ((hand[(row + word) % 32] ?? 0) % 18) + 6;
      return `q10 -${up} 20 0t20 0t20 0t24 0m18 0`;
    });
    const length = 3 + ((hand[row % 32] ?? 0) % 4);
    return `M110 ${112 + row * 40}${words.slice(0, length).join('')}`;
  }).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1120">
    <rect width="800" height="1120" fill="#fbfaf5"/>
    <path d="${rules}" stroke="#c9d6ea" stroke-width="1.5"/>
    <path d="M90 0v1120" stroke="#e3a3a3" stroke-width="2"/>
    <path d="${writing}" fill="none" stroke="#26358c" stroke-width="3" stroke-linecap="round"/>
  </svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer();
}
