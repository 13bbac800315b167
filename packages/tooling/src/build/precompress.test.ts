import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { precompress } from './precompress.ts';

test('scripts get a .br and a .gz that hold the same bytes; HTML, fonts and tiny files get none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'precompress-'));
  const script = 'export const subject = "Mathematics";\n'.repeat(100);
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/app.js'), script);
  writeFileSync(join(folder, 'assets/tiny.js'), 'x');
  writeFileSync(join(folder, 'assets/font.woff2'), script);
  writeFileSync(join(folder, 'index.html'), script);

  expect(await precompress(folder)).toBe(1);

  const made = readdirSync(folder, { recursive: true }).filter((name) => /\.(br|gz)$/.test(String(name)));
  expect(made.sort()).toEqual(['assets/app.js.br', 'assets/app.js.gz']);
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets/app.js.br'))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(join(folder, 'assets/app.js.gz'))).toString()).toBe(script);
  rmSync(folder, { recursive: true });
});
