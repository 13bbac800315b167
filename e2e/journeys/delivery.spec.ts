import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { rawGet } from '../support/raw-request.ts';
import type { School } from '../support/school.ts';
import { onWide, test } from '../support/test.ts';

// The same at every width.
test.describe('what the server sends', onWide, () => {
  const get = (school: School, path: string, encoding = 'br') =>
    rawGet(school.port, 'shala.localhost', path, { 'accept-encoding': encoding });

  async function startScript(school: School): Promise<string> {
    const html = (await get(school, '/auth/login', 'identity')).body.toString();
    return /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1] ?? '';
  }

  test('scripts and styles come in brotli, or gzip where that is all a proxy takes', async ({ school }) => {
    const path = await startScript(school);
    const plain = await get(school, path, 'identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    const brotli = await get(school, path);
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    const gzip = await get(school, path, 'gzip');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(brotli.headers.vary).toMatch(/accept-encoding/i);
  });

  test('files with a hash in their name are kept for ever, the page is asked for each time', async ({
    school,
  }) => {
    const asset = await get(school, await startScript(school));
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(asset.headers['x-content-type-options']).toBe('nosniff');
    const page = await get(school, '/auth/login');
    expect(page.headers['cache-control']).toBe('no-cache');
    expect(page.headers['content-encoding']).toBe('br');
  });

  test('a file that is not there is a 404 and no page', async ({ school }) => {
    const answer = await get(school, '/assets/start-00000000.js');
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).not.toContain('html');
    expect(answer.headers['cache-control'] ?? '').not.toContain('immutable');
  });

  test('the page forbids inline script, foreign hosts and frames around it', async ({ school }) => {
    const { headers } = await get(school, '/learn');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("default-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});
