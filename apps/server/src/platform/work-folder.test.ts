import { spawnSync } from 'node:child_process';
import { mkdir, rm, stat } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inWorkFolder, removeAbandonedWork } from './work-folder.ts';

const isThere = (folder: string) =>
  stat(folder).then(
    () => true,
    () => false,
  );

async function folderOf(pid: number): Promise<string> {
  const folder = join(tmpdir(), `shala-work-${hostname()}-${pid}-of-a-test`);
  await mkdir(join(folder, 'made'), { recursive: true });
  return folder;
}

test('a folder stands while the work is done, also when others are cleared away, and goes with it', async () => {
  const folder = await inWorkFolder(async (own) => {
    await removeAbandonedWork();
    expect(await isThere(own)).toBe(true);
    return own;
  });
  expect(await isThere(folder)).toBe(false);
});

test('a folder of a process that has ended goes; that of a living one stays', async () => {
  const ended = await folderOf(spawnSync('true').pid);
  const living = await folderOf(process.ppid);
  await removeAbandonedWork();
  expect([await isThere(ended), await isThere(living)]).toEqual([false, true]);
  await rm(living, { recursive: true });
});

test('a folder of an earlier process with the same id goes: in a container everybody is number 1', async () => {
  const earlier = await folderOf(process.pid);
  await removeAbandonedWork();
  expect(await isThere(earlier)).toBe(false);
});
