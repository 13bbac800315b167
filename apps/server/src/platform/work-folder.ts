import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';

const ours = `shala-work-${hostname()}-`;

/** Folders this process works in. The process before it may have had the same id: in a container it always has. */
const inUse = new Set<string>();

/** A folder for as long as the work takes. What a killed process has left behind goes at the next occasion. */
export async function inWorkFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  await removeAbandonedWork();
  const name = `${ours}${process.pid}-${randomUUID()}`;
  const folder = join(tmpdir(), name);
  inUse.add(name);
  try {
    await mkdir(folder, { mode: 0o700 });
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
    inUse.delete(name);
  }
}

/** Takes away the folders of processes that are no more. */
export async function removeAbandonedWork(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(ours) || inUse.has(name)) continue;
    const pid = Number.parseInt(name.slice(ours.length), 10);
    if (pid !== process.pid && isAlive(pid)) continue;
    // Its tools die with it, but not in the same moment: one may still have put a file there.
    await rm(join(tmpdir(), name), { recursive: true, force: true, maxRetries: 5 });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
