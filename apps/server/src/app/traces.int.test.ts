import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCable } from '../../test/cable-client.ts';
import { shala } from '../../test/people.ts';
import { killProcesses, startProcess } from '../../test/process.ts';
import { openWorld, type World } from '../../test/world.ts';

let world: World;
const traces: Buffer[] = [];
const collector = createServer((request, response) => {
  request.on('data', (chunk: Buffer) => traces.push(chunk));
  request.on('end', () => response.end());
});
beforeAll(async () => {
  world = await openWorld();
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  killProcesses();
  collector.close();
  await world.stop();
});

test('traces tell the path of a call and of a socket, and never what stood behind the question mark', async () => {
  const { port } = collector.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  const api = await startProcess('api', { ...world.environment, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
  await fetch(`http://127.0.0.1:${api.port}/api/v1/brand?search=secret-words`, { headers: { host: shala } });
  await fetch(`http://127.0.0.1:${api.port}/auth/erp?ticket=secret-words`);
  await expect(openCable(api.port, { ticket: 'secret-words' })).rejects.toThrow('401');
  api.child.kill('SIGTERM');
  await api.exited;
  const text = Buffer.concat(traces).toString('latin1');
  expect(text).toContain('/api/v1/brand');
  expect(text).not.toContain('secret-words');
});
