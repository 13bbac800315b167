import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from '../../test/world.ts';
import { requirePolicies } from './http/require-policies.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

test('all routes and who may call them are the ones written down', async () => {
  const rows = world.routes
    .filter(({ url }) => !url.startsWith('/docs'))
    .map(({ method, url, policy }) => `| ${method} | ${url} | ${policy} |`)
    .sort();
  const text = [
    '# Routes and who may call them',
    '',
    'Written by a test; a change here is a change of the door.',
    '',
    '| method | path | policy |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
  await expect(text).toMatchFileSnapshot('../../../../docs/routes.md');
});

test('a route without a policy keeps the server from starting', () => {
  const server = Fastify();
  requirePolicies(server);
  expect(() => server.get('/planted', async () => 'open to all')).toThrow('GET /planted declares no policy');
});
