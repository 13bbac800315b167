import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/**
 * The bytes over the wire of the built app, file by file, and of the first screen of /auth/login in English
 * (files marked *). Run `vite build` first, then `node vite/measure.ts`.
 */
interface Chunk {
  file: string;
  src?: string;
  imports?: string[];
  css?: string[];
  assets?: string[];
}

const dist = join(import.meta.dirname, '../dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

/** A font of the stylesheet is fetched only when a character of its range is drawn. */
const isLatinFont = (file: string) => /\/(anek-latin|mukta-latin|mukta-word)/.test(file);

function filesOf(key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const file of [...(chunk.css ?? []), ...(chunk.assets ?? []).filter(isLatinFont)]) found.add(file);
  for (const imported of chunk.imports ?? []) filesOf(imported, found);
  return found;
}

function wireSize(file: string): number {
  const content = readFileSync(join(dist, file));
  return file.endsWith('.woff2') ? content.length : brotliCompressSync(content).length;
}

const all = new Set<string>(['index.html']);
for (const chunk of Object.values(manifest)) {
  for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) all.add(file);
}
const first = new Set(['index.html', ...filesOf('index.html'), ...filesOf('src/pages/login-page.tsx')]);

const rows = [...all].map((file) => ({ file, size: wireSize(file) })).sort((a, b) => b.size - a.size);
for (const { file, size } of rows) {
  console.log(`${String(size).padStart(7)} ${first.has(file) ? '*' : ' '} ${file}`);
}
const total = rows.filter(({ file }) => first.has(file)).reduce((sum, { size }) => sum + size, 0);
console.log(`\nfirst screen of /auth/login: ${(total / 1024).toFixed(1)} KiB`);
