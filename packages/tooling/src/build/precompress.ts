import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

// Fonts and pictures are compressed already. The server fills the HTML by host name and compresses it itself.
const COMPRESSIBLE = new Set(['.js', '.mjs', '.css', '.svg', '.json', '.txt', '.webmanifest', '.wasm']);
const WORTH_IT_BYTES = 512;

/** Writes FILE.br and FILE.gz beside each file that gains by it, once and at the slowest, smallest setting. */
export async function precompress(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  const done = await Promise.all(files.map(compressFile));
  return done.filter(Boolean).length;
}

async function compressFile(file: string): Promise<boolean> {
  const content = await readFile(file);
  if (content.length < WORTH_IT_BYTES) return false;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${file}.br`, await brotli(content, { params }));
  await writeFile(`${file}.gz`, await zip(content, { level: constants.Z_BEST_COMPRESSION }));
  return true;
}
