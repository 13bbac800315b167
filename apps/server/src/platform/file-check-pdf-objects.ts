import type { FileRefusal } from './file-check-verdict.ts';

/** Actions, annotations and entries of a PDF that do more than show a page. Plain links and jumps are no harm. */
const active: ReadonlySet<string> = new Set([
  '/JavaScript',
  '/JS',
  '/Launch',
  '/EmbeddedFile',
  '/EmbeddedFiles',
  '/EF',
  '/FileAttachment',
  '/Collection',
  '/RichMedia',
  '/RichMediaExecute',
  '/Movie',
  '/Sound',
  '/Rendition',
  '/3D',
  '/XFA',
  '/SubmitForm',
  '/ImportData',
  '/GoToR',
  '/GoToE',
  '/GoTo3DView',
]);

const mostPixels = 40_000_000;
/** The largest page that the format knows without tricks: 200 inches. */
const longestSide = 14_400;

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/**
 * Reads what qpdf tells of a PDF. Names begin with a slash there whatever their spelling in the file, and texts do
 * not, so that a page which speaks of JavaScript is not taken for one that runs it.
 */
export function judgePdfObjects(told: string): FileRefusal | null {
  const waiting: Json[] = [JSON.parse(told).qpdf];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'string' && active.has(next)) return 'active_content';
    if (typeof next !== 'object' || next === null) continue;
    if (Array.isArray(next)) {
      for (const value of next) waiting.push(value);
      continue;
    }
    const refused = judgeDictionary(next);
    if (refused) return refused;
    for (const value of Object.values(next)) waiting.push(value);
  }
  return null;
}

function judgeDictionary(entries: { [key: string]: Json }): FileRefusal | null {
  if ('/Encrypt' in entries) return 'encrypted';
  if (Object.keys(entries).some((key) => active.has(key))) return 'active_content';
  const { '/Width': width, '/Height': height, '/MediaBox': box } = entries;
  if (typeof width === 'number' && typeof height === 'number' && width * height > mostPixels) {
    return 'too_many_pixels';
  }
  const isHuge =
    Array.isArray(box) && box.some((side) => typeof side === 'number' && Math.abs(side) > longestSide);
  return isHuge ? 'too_many_pixels' : null;
}
