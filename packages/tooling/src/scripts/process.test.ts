import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

// The shell functions of scripts/lib/process.sh, which start and stop the services.
const library = resolve(import.meta.dirname, '../../../../scripts/lib');
const freePort = '1';
let data: string;

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'process-'));
});
afterEach(() => {
  bash('stop_process sleeper');
  rmSync(data, { recursive: true });
});

function bash(script: string, folder = data) {
  const prelude = `set -euo pipefail; source ${library}/common.sh; source ${library}/process.sh;`;
  return spawnSync('bash', ['-c', `${prelude} ${script}`], {
    encoding: 'utf8',
    env: { ...process.env, SHALA_DATA_DIR: folder },
  });
}

const start = (port = freePort) => bash(`start_process sleeper ${port} true sleep 60`);
const pidFile = () => readFileSync(join(data, 'run/sleeper.pid'), 'utf8').split(' ');
const isAlive = (folder = data) => bash('process_is_alive sleeper', folder).status === 0;

test('starting twice leaves one process, and stopping ends it', () => {
  expect(start().status).toBe(0);
  const [pid] = pidFile();
  expect(start().status).toBe(0);
  expect(pidFile()[0]).toBe(pid);
  expect(isAlive()).toBe(true);

  expect(bash('stop_process sleeper').status).toBe(0);
  expect(isAlive()).toBe(false);
});

test('a process that merely has the recorded number is not ours and is not stopped', () => {
  start();
  const [pid, startTime, folder] = pidFile();
  writeFileSync(join(data, 'run/sleeper.pid'), `${pid} ${Number(startTime) + 1} ${folder}`);

  expect(isAlive()).toBe(false);
  bash('stop_process sleeper');

  expect(execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })).toContain('sleep');
  process.kill(Number(pid));
});

test('a copied data folder does not stop the servers of the original', () => {
  start();
  const copy = `${data}-copy`;
  cpSync(data, copy, { recursive: true });

  expect(isAlive(copy)).toBe(false);
  bash('stop_process sleeper', copy);
  rmSync(copy, { recursive: true });

  expect(isAlive()).toBe(true);
});

test('a port where a stranger answers is refused', async () => {
  const stranger = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => stranger.once('listening', listening));
  const address = stranger.address();
  if (!address || typeof address === 'string') throw new Error('no port');

  const refused = start(String(address.port));

  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain('not ours');
  stranger.close();
});

test('a server that ends at once is reported with the end of its log', () => {
  const failed = bash(`start_process sleeper ${freePort} false bash -c 'echo no space left; exit 1'`);
  expect(failed.status).toBe(1);
  expect(failed.stderr).toContain('no space left');
});
