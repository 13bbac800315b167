import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createChild } from './child.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dev-child-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const pidIn = (name: string) => Number(readFileSync(join(folder, name), 'utf8'));
const isRunning = (pid: number) => {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

test('stopping a child also stops the processes it started', async () => {
  const child = createChild({
    name: 'shell',
    command: 'bash',
    args: ['-c', 'sleep 60 & echo $! > grandchild; echo $$ > child; wait'],
    cwd: folder,
  });
  child.start();
  await vi.waitFor(() => expect(pidIn('child')).toBeGreaterThan(0), 20_000);
  const pids = [pidIn('child'), pidIn('grandchild')];
  expect(pids.map(isRunning)).toEqual([true, true]);

  await child.stop();

  await vi.waitFor(() => expect(pids.map(isRunning)).toEqual([false, false]), 20_000);
});

test('a restarted child is a new process', async () => {
  const child = createChild({
    name: 'shell',
    command: 'bash',
    args: ['-c', 'echo $$ > child; exec sleep 60'],
    cwd: folder,
  });
  child.start();
  await vi.waitFor(() => expect(pidIn('child')).toBeGreaterThan(0), 20_000);
  const first = pidIn('child');

  await child.restart();

  await vi.waitFor(() => expect(pidIn('child')).not.toBe(first), 20_000);
  expect(isRunning(first)).toBe(false);
  await child.stop();
});

test('a task ends without a word when its work is done, and says so when it failed', async () => {
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line));
  const task = (name: string, script: string) =>
    createChild({ name, command: 'bash', args: ['-c', script], cwd: folder, isTask: true }).start();
  task('well', 'echo $$ > well; echo done');
  // Ends after the other, so that everything has been said when it does.
  task(
    'badly',
    'until [ -s well ]; do sleep 0.01; done; while kill -0 "$(cat well)"; do sleep 0.01; done 2>/dev/null; exit 3',
  );
  await vi.waitFor(() => expect(lines.sort()).toEqual(['badly ended (3)', 'well   | done']), 20_000);
  log.mockRestore();
});
