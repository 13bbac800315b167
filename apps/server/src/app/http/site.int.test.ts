import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shala, udaan } from '../../../test/people.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'shala-site-'));
  await writeFile(join(root, 'index.html'), '<html lang="en"><!--brand--></html>');
  await mkdir(join(root, 'console/assets'), { recursive: true });
  await mkdir(join(root, 'assets'));
  await writeFile(join(root, 'console/index.html'), '<html lang="en"><!--brand--><body>desk</body></html>');
  await writeFile(join(root, 'console/assets/a.js'), 'desk();');
  await writeFile(join(root, 'assets/a.js'), 'learn();');
  world = await openWorld({ WEB_ROOT: root, CONSOLE_ROOT: join(root, 'console') });
  await world.pool.query(
    `UPDATE brand SET flags = flags || '{"embeddableHosts": ["films.example.org", "maps.example.org"]}'
     WHERE id = (SELECT brand_id FROM brand_host WHERE host = $1)`,
    [udaan],
  );
});
afterAll(async () => {
  await world.stop();
  await rm(root, { recursive: true });
});

async function framesOf(host: string, url: string) {
  const { statusCode, headers } = await world.server.inject({ url, headers: { host } });
  const policy = String((headers as IncomingHttpHeaders)['content-security-policy']);
  const rules = policy.split(';').filter((rule) => rule.startsWith('frame-src'));
  return { statusCode, rules };
}

test('a page may hold frames of the hosts its brand names, and of no other', async () => {
  expect(await framesOf(udaan, '/learn')).toEqual({
    statusCode: 200,
    rules: ["frame-src 'self' https://films.example.org https://maps.example.org"],
  });
  const { rules } = await framesOf(shala, '/learn');
  expect(rules).toEqual([expect.stringContaining('https://phet.colorado.edu')]);
  expect(rules[0]).not.toContain('example.org');
});

test('what is no page may hold no frame of anybody', async () => {
  expect((await framesOf(udaan, '/healthz')).rules).toEqual(["frame-src 'self'"]);
  expect((await framesOf(udaan, '/api/v1/nothing')).rules).toEqual(["frame-src 'self'"]);
});

test('the console has pages and files of its own under its path, in the look of the same brand', async () => {
  const get = (url: string) => world.server.inject({ url, headers: { host: shala } });
  for (const url of ['/console', '/console/', '/console/marking', '/console/sign-in?to=/shop']) {
    const { statusCode, body } = await get(url);
    expect(statusCode, url).toBe(200);
    expect(body, url).toContain('desk');
    expect(body, url).toContain('id="brand"');
  }
  expect((await get('/consoles')).body).not.toContain('desk');
  expect((await get('/console/assets/a.js')).body).toBe('desk();');
  expect((await get('/assets/a.js')).body).toBe('learn();');
  expect((await get('/console/assets/none.js')).statusCode).toBe(404);
});
