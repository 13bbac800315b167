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

type Json = string | number | boolean | null | Json[] | Dictionary;
interface Dictionary {
  [key: string]: Json;
}
/** What a reference like `7 0 R` stands for; anything else stands for itself. */
type Resolve = (value: Json | undefined) => Json;

/**
 * Reads what qpdf tells of a PDF. Names begin with a slash there whatever their spelling in the file, and texts do
 * not, so that a page which speaks of JavaScript is not taken for one that runs it.
 */
export function judgePdfObjects(told: string): FileRefusal | null {
  const { qpdf } = JSON.parse(told);
  const resolve = resolveIn(qpdf[1]);
  const waiting: Json[] = [qpdf];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'string' && active.has(next)) return 'active_content';
    if (typeof next !== 'object' || next === null) continue;
    if (Array.isArray(next)) {
      for (const value of next) waiting.push(value);
      continue;
    }
    const refused = judgeDictionary(next, resolve);
    if (refused) return refused;
    for (const value of Object.values(next)) waiting.push(value);
  }
  return null;
}

function resolveIn(objects: { [name: string]: { value?: Json } }): Resolve {
  return (value) => {
    let found = value ?? null;
    // A reference to a reference is not allowed; a few are followed, a circle is not.
    for (let step = 0; step < 5 && typeof found === 'string' && /^\d+ \d+ R$/.test(found); step += 1) {
      found = objects[`obj:${found}`]?.value ?? null;
    }
    return found;
  };
}

function judgeDictionary(entries: Dictionary, resolve: Resolve): FileRefusal | null {
  if ('/Encrypt' in entries) return 'encrypted';
  if (Object.keys(entries).some((key) => active.has(key))) return 'active_content';
  if (opensAddress(entries, resolve)) return 'active_content';
  return judgeSize(entries, resolve);
}

function judgeSize(entries: Dictionary, resolve: Resolve): FileRefusal | null {
  const width = resolve(entries['/Width']);
  const height = resolve(entries['/Height']);
  const isSized = typeof width === 'number' && typeof height === 'number';
  if (isSized && width * height > mostPixels) return 'too_many_pixels';
  if (!isSized && resolve(entries['/Subtype']) === '/Image') return 'broken';
  // A page may say that its units are larger than others': no sheet needs it.
  if ('/UserUnit' in entries && resolve(entries['/UserUnit']) !== 1) return 'too_many_pixels';
  if (!('/MediaBox' in entries)) return null;
  const box = resolve(entries['/MediaBox']);
  const sides = Array.isArray(box) ? box.map((side) => resolve(side)) : [];
  if (sides.length !== 4 || sides.some((side) => typeof side !== 'number')) return 'broken';
  return sides.some((side) => Math.abs(Number(side)) > longestSide) ? 'too_many_pixels' : null;
}

/** A link is followed by a person; what follows it unasked, or leads elsewhere than into the web, is no link. */
function opensAddress(entries: Dictionary, resolve: Resolve): boolean {
  const more = resolve(entries['/AA']);
  const unasked = [entries['/OpenAction'], ...(isDictionary(more) ? Object.values(more) : [])];
  return unasked.some((one) => leadsToAddress(one, resolve)) || !isWebAddress(resolve(entries['/URI']));
}

function leadsToAddress(action: Json | undefined, resolve: Resolve, depth = 0): boolean {
  const found = resolve(action);
  if (!isDictionary(found)) return false;
  const next = resolve(found['/Next']);
  const following = Array.isArray(next) ? next : [next];
  // Nobody chains so many; a circle has no end.
  if (depth > 20) return true;
  return resolve(found['/S']) === '/URI' || following.some((one) => leadsToAddress(one, resolve, depth + 1));
}

const isDictionary = (value: Json): value is Dictionary =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Texts come as `u:` and the text, or as `b:` and its bytes. Readers skip blanks and line breaks in a scheme. */
function isWebAddress(value: Json): boolean {
  if (typeof value !== 'string') return true;
  const text = value.startsWith('b:')
    ? Buffer.from(value.slice(2), 'hex').toString('latin1')
    : value.replace(/^u:/, '');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(text.replace(/[\u0000-\u0020]/g, ''))?.[1];
  return scheme === undefined || ['http', 'https', 'mailto', 'tel'].includes(scheme.toLowerCase());
}
